import { expect, test } from 'vitest'
import { render } from '~/blocks/render-for-test'
import { CampaignFrame } from './campaign-frame'

const empty = { _id: 'a', title: null, link: null, summary: null, picture: null }
const labels = {
  openCampaign: 'Abrir',
  frameTitle: 'Campaña {title}',
  frameRefused: 'Si no',
  frameWithheld: 'Es otro sitio',
  showFrame: 'Mostrar',
}

test('CMS-08 a campaign without anything leaves no frame', () => {
  expect(render(<CampaignFrame campaign={empty} labels={null} />)).not.toMatch(
    /undefined|null|<iframe|<a |<h2/,
  )
})

test('SOS-03 an address that is none for a frame still has its link', () => {
  const campaign = { ...empty, title: 'Una', link: 'http://app.example/1' }
  const html = render(<CampaignFrame campaign={campaign} labels={labels} />)
  expect(html).toContain('href="http://app.example/1"')
  expect(html).not.toContain('<iframe')
})

test('SOS-03 ANA-05 the server sends no frame, but what asks for it, named after its campaign', () => {
  const campaign = { ...empty, title: 'Una', link: 'https://app.example/1', sandbox: 'allow-forms' }
  const html = render(<CampaignFrame campaign={campaign} labels={labels} />)
  expect(html).not.toContain('<iframe')
  expect(html).toContain('Es otro sitio')
  expect(html).toContain('aria-label="Mostrar: Campaña Una"')
})
