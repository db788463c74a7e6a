import { data } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import { withStaffNotice } from './staff-notice.server'

const { isPreview } = vi.hoisted(() => ({ isPreview: vi.fn<() => Promise<boolean>>() }))
vi.mock('~/sanity/preview.server', () => ({ isPreview }))

const NOTICE = 'Borrador en revisión.'

test.each([
  { inPreview: false, shows: null, expected: null },
  { inPreview: false, shows: true, expected: NOTICE },
  { inPreview: true, shows: null, expected: NOTICE },
])('returns $expected for preview: $inPreview and staff choice: $shows (RT-02)', async (row) => {
  isPreview.mockResolvedValue(row.inPreview)
  const page = { _type: 'termsPage', counselNotice: NOTICE, showsCounselNotice: row.shows }
  const init = { headers: { 'Cache-Control': 'public' } }
  const load = withStaffNotice<{
    _type: string
    counselNotice: string | null
    showsCounselNotice: boolean | null
  }>(() => Promise.resolve(data({ page }, init)))
  const request = new Request('http://localhost/terms-conditions')
  const answer = await load({ request, params: {}, context: {} })
  expect(answer.data.page).toEqual({ ...page, counselNotice: row.expected })
  expect(answer.init).toEqual(init)
})
