import { standInForRecaptcha } from '../stand-ins/recaptcha'
import { consentNotice, setConsentMode } from './testing/consent'
import { expect } from './testing/fixtures'
import { investorForm, openForm, openPage, formToggle } from './testing/investor-form'
import { test } from './testing/outside-services'

const WIDGET = 'reCAPTCHA'
const CONSENT = 'Cargar reCAPTCHA'

test('without consent the form names the provider and loads it on request (ANA-05, CAP-01)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  const captcha = await standInForRecaptcha(page)
  const form = await openForm(page, instance)
  await expect(form.root.getByText('Lo hace reCAPTCHA, de Google')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(captcha.requestedUrls).toEqual([])
  await form.root.getByRole('button', { name: CONSENT }).click()
  await form.root.getByRole('button', { name: WIDGET, exact: true }).click()
  expect(captcha.requestedUrls).toEqual([
    'https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit',
  ])
  // This consent applies only to the form.
  await form.close.click()
  await expect(consentNotice(page).accept).toBeVisible()
})

test('the widget loads with consent, and asks again after a rejection (ANA-05, CAP-01)', async ({
  page,
  instance,
}) => {
  await setConsentMode(instance, 'ask')
  await standInForRecaptcha(page)
  await openPage(page, instance)
  const notice = consentNotice(page)
  await notice.accept.click()
  await formToggle(page).click()
  const form = investorForm(page)
  await expect(form.root.getByRole('button', { name: WIDGET, exact: true })).toBeVisible()
  await form.close.click()
  await notice.reopen.click()
  await notice.reject.click()
  await formToggle(page).click()
  await expect(form.root.getByRole('button', { name: CONSENT })).toBeVisible()
})
