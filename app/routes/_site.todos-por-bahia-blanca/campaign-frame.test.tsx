import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { CampaignFrame } from './campaign-frame'
import { todosPorBahiaPageQuery } from './query'

const id = 'todosPorBahiaPage'
const page = await runQuery(todosPorBahiaPageQuery, [
  { _id: id, _type: id, campaigns: [{ _ref: 'a' }] },
  { _id: 'a', _type: 'campaignLink' },
])
const [empty] = page?.campaigns ?? []
if (empty === undefined) throw new Error('The page has no campaign.')
const labels = {
  openCampaign: 'Abrir',
  frameTitle: 'Campaña {title}',
  frameRefused: 'Si no',
  frameWithheld: 'Es otro sitio',
  showFrame: 'Mostrar',
}

test('an address unfit for a frame still has a link (SOS-03)', () => {
  const campaign = { ...empty, title: 'Una', link: 'http://app.example/1' }
  const html = render(<CampaignFrame campaign={campaign} labels={labels} />)
  expect(html).toContain('href="http://app.example/1"')
  expect(html).not.toContain('<iframe')
})
