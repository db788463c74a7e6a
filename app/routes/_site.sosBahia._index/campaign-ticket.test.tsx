import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { CampaignTicket } from './campaign-ticket'
import { sosHomePageQuery } from './query'

test('renders neither link nor picture for an empty campaign (CMS-08)', async () => {
  const id = 'sosHomePage'
  const page = await runQuery(sosHomePageQuery, [
    { _id: id, _type: id, campaigns: [{ _ref: 'a' }] },
    { _id: 'a', _type: 'campaignLink' },
  ])
  const [campaign] = page?.campaigns ?? []
  if (!campaign) throw new Error('The page has no campaign.')
  const html = render(<CampaignTicket campaign={campaign} linkLabel={null} />)
  expect(html).not.toMatch(/undefined|null|<a |<img|<h\d/)
})
