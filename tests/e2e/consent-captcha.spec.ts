import { standInForRecaptcha } from '../stand-ins/recaptcha'
import { consentNotice, setConsentMode } from './testing/consent'
import { expect } from './testing/fixtures'
import { openForm, openPage, formToggle } from './testing/investor-form'
import { test } from './testing/outside-services'

const WIDGET = 'reCAPTCHA'
const CONSENT = 'Cargar reCAPTCHA'

test('the form loads the widget on request or with consent, not after a rejection (ANA-05, CAP-01)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  const captcha = await standInForRecaptcha(page)
  const form = await openForm(page, instance)
  const widget = form.root.getByRole('button', { name: WIDGET, exact: true })
  const request = form.root.getByRole('button', { name: CONSENT })
  await expect(form.root.getByText('Lo hace reCAPTCHA, de Google')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(captcha.requestedUrls).toEqual([])
  await request.click()
  await widget.click()
  expect(captcha.requestedUrls).toEqual([
    'https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit',
  ])
  // This consent applies only to the form.
  await form.close.click()
  const notice = consentNotice(page)
  await notice.accept.click()
  await openPage(page, instance)
  await formToggle(page).click()
  await expect(widget).toBeVisible()
  await form.close.click()
  await notice.reopen.click()
  await notice.reject.click()
  await formToggle(page).click()
  await expect(request).toBeVisible()
})
