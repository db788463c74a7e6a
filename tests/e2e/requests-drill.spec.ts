import { expect, test } from 'playwright/test'
import { drill } from '../../scripts/drill/drill'
import { MAIL_AFTER_MS } from '../../scripts/drill/visit'
import { openHouse } from '../../scripts/lib/house'
import { seededData } from './seeded-data'

/** It takes a tenth of this; what is lost is only named once patience is over. */
const TIMEOUT_MS = 300_000

/** A small drill of requests (`npm run drill:requests`), on a house that nobody else asks. */
test('FORM-08 FORM-09 no request is lost, or kept twice, while site and lake are killed', async () => {
  test.setTimeout(TIMEOUT_MS)
  const settings = { MAIL_AFTER_MS: String(MAIL_AFTER_MS) }
  const house = await openHouse('serve', settings, seededData())
  try {
    const { faults, kills, visits, documents, messages } = await drill(house, 12, 4)
    expect(faults).toEqual({
      unanswered: [],
      lost: [],
      doubled: [],
      foreign: [],
      unmailed: [],
      mailedAgain: [],
      unsent: [],
    })
    // The last visitor comes after both were killed once more.
    expect(kills).toEqual({ site: 3, lake: 2 })
    expect(visits).toHaveLength(13)
    // Half of the e-mails are the browsers' to send.
    expect(visits.some(({ reported }) => reported)).toBe(true)
    expect(documents).toBe(13)
    expect(messages).toBeGreaterThanOrEqual(13)
  } finally {
    await house.leave()
  }
})
