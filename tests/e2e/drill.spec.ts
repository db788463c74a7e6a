import { expect, test } from 'playwright/test'
import { runCrashTest } from '../../scripts/crash-test/crash-test'
import { MAIL_AFTER_MS } from '../../scripts/crash-test/visit'
import { startTestInstance } from '../../scripts/lib/test-instance'
import { seededData } from './testing/seeded-data'

/** Takes a tenth of this, unless requests are lost. */
const TIMEOUT_MS = 300_000

// A small version of `npm run crash-test` on its own instance.
test('loses and repeats no request while site and lake are killed (FORM-08, FORM-09)', async () => {
  test.setTimeout(TIMEOUT_MS)
  const settings = { MAIL_AFTER_MS: String(MAIL_AFTER_MS) }
  const instance = await startTestInstance('serve', settings, seededData())
  try {
    const { errors, kills, visits, documents, messages } = await runCrashTest(instance, 12, 4)
    expect(errors).toEqual({
      unanswered: [],
      lost: [],
      duplicated: [],
      unknown: [],
      notMailed: [],
      mailedAgain: [],
      notShownAsSent: [],
    })
    // One more visitor comes after both processes were killed again.
    expect(kills).toEqual({ site: 3, lake: 2 })
    expect(visits).toHaveLength(13)
    // Browsers send half of the e-mails.
    expect(visits.some(({ reported }) => reported)).toBe(true)
    expect(documents).toBe(13)
    expect(messages).toBeGreaterThanOrEqual(13)
  } finally {
    await instance.dispose()
  }
})
