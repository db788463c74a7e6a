import { test } from './analytics-host'
import { expect } from './fixtures'
import { openReadyForm, typed } from './investor-form'

test.use({ isPatient: true })

test('ANA-01 ANA-03 from the form to the thanks: every event with what it carries, in batches', async ({
  page,
  house,
  analytics,
}) => {
  const form = await openReadyForm(page, house)
  await form.submit.click()
  await page.waitForURL('**/thankYou')
  await page.getByRole('link', { name: 'Volver a inversores' }).click()
  await page.waitForURL('**/inversores')

  await analytics.latest('Back to Investors Clicked')
  expect(analytics.events().map(({ event }) => event)).toEqual([
    'App Loaded',
    'Form Contact Toggled',
    'Form Submitted',
    'Email Sent',
    'Page Loaded',
    'Back to Investors Clicked',
  ])
  expect(analytics.calls('track').length, 'not one call an event').toBeLessThan(6)

  const submitted = await analytics.latest('Form Submitted')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  expect(submitted).toMatchObject({ ...typed, userAgent, timestamp: expect.any(String) })
  expect(submitted.$user_id, 'the visitor has an id from here on').toMatch(/^[0-9a-f-]{36}$/)
  expect(submitted.distinct_id).toBe(submitted.$user_id)
  expect(await analytics.latest('Email Sent')).toMatchObject({ response: 'OK' })
  expect(await analytics.latest('Page Loaded')).toMatchObject({
    email: typed.user_email,
    phone: typed.user_whatsapp,
    name: typed.user_name,
    $user_id: submitted.$user_id,
  })
})
