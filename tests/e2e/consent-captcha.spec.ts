import { standInForRecaptcha } from '../stand-ins/recaptcha'
import { noticeOf, setConsentMode, signals } from './consent'
import { expect } from './fixtures'
import { formOf, openForm, openPage, test, toggleOf } from './investor-form'

const WIDGET = 'reCAPTCHA'
const CONSENT = 'Cargar reCAPTCHA'

test.use({ houseEnv: { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET_KEY: 'secret-key' } })

test('ANA-05 CAP-01 before a yes the form says what it needs, and loads it when the visitor agrees there', async ({
  page,
  house,
}) => {
  await setConsentMode(house, 'ask')
  const captcha = await standInForRecaptcha(page)
  const form = await openForm(page, house)
  await expect(form.whole.getByText('Lo hace reCAPTCHA, de Google')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(captcha.asked).toEqual([])
  await form.whole.getByRole('button', { name: CONSENT }).click()
  await form.whole.getByRole('button', { name: WIDGET, exact: true }).click()
  expect(captcha.asked).toHaveLength(1)
  // It was a yes for this form alone.
  await form.close.click()
  await expect(noticeOf(page).accept).toBeVisible()
})

test('ANA-05 CAP-01 after a yes the widget comes with the form, after a no it waits again', async ({
  page,
  house,
}) => {
  await setConsentMode(house, 'ask')
  await standInForRecaptcha(page)
  await openPage(page, house)
  const notice = noticeOf(page)
  await notice.accept.click()
  await toggleOf(page).click()
  const form = formOf(page)
  await expect(form.whole.getByRole('button', { name: WIDGET, exact: true })).toBeVisible()
  await form.close.click()
  await notice.reopen.click()
  await notice.reject.click()
  await toggleOf(page).click()
  await expect(form.whole.getByRole('button', { name: CONSENT })).toBeVisible()
})

for (const [signal, set] of signals) {
  test(`ANA-05 CAP-01 with ${signal} the form says what it needs, and loads it when the visitor asks there`, async ({
    page,
    house,
  }) => {
    await page.addInitScript(set)
    const captcha = await standInForRecaptcha(page)
    await openPage(page, house)
    await toggleOf(page).click()
    const { whole } = formOf(page)
    const consent = whole.getByRole('button', { name: CONSENT })
    await expect(consent).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(captcha.asked).toEqual([])
    await consent.click()
    await expect(whole.getByRole('button', { name: WIDGET, exact: true })).toBeVisible()
  })
}
