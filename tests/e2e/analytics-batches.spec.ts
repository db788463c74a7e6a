import { test } from './testing/analytics-host'
import { expect } from './testing/fixtures'
import { openReadyForm, formValues } from './testing/investor-form'

test.use({ usesRealBatchInterval: true })

test('sends every event from the form to the thank-you page, in batches (ANA-01, ANA-03)', async ({
  page,
  instance,
  analytics,
}) => {
  const form = await openReadyForm(page, instance)
  await form.submit.click()
  await page.waitForURL('**/thankYou')
  await page.getByRole('link', { name: 'Volver a inversores' }).click()
  await page.waitForURL('**/inversores')

  // Batches may arrive out of order.
  const names = () => analytics.events().map(({ event }) => event)
  await expect
    .poll(() => names().toSorted())
    .toEqual([
      'App Loaded',
      'Back to Investors Clicked',
      'Email Sent',
      'Form Contact Toggled',
      'Form Submitted',
      'Page Loaded',
    ])
  expect(analytics.calls('track').length, 'not one call an event').toBeLessThan(6)

  const submitted = await analytics.waitForEvent('Form Submitted')
  const userAgent = await page.evaluate(() => navigator.userAgent)
  expect(submitted).toMatchObject({ ...formValues, userAgent, timestamp: expect.any(String) })
  expect(submitted.$user_id, 'the visitor has an id from here on').toMatch(/^[0-9a-f-]{36}$/)
  expect(submitted.distinct_id).toBe(submitted.$user_id)
  expect(await analytics.waitForEvent('Email Sent')).toMatchObject({ response: 'OK' })
  expect(await analytics.waitForEvent('Page Loaded')).toMatchObject({
    email: formValues.user_email,
    phone: formValues.user_whatsapp,
    name: formValues.user_name,
    $user_id: submitted.$user_id,
  })
})
