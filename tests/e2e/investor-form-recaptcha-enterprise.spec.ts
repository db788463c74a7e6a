import { standInForRecaptcha } from '../stand-ins/recaptcha'
import type { StandIn } from '#app/testing/stand-in'
import { standInFixture } from './testing/stand-in-fixture'
import { expect } from './testing/fixtures'
import { fillIn, openForm, fetchRequests, test as base } from './testing/investor-form'

/** `provider`: a stand-in for reCAPTCHA Enterprise. */
const test = base.extend<object, { provider: StandIn }>({
  provider: standInFixture,
  instanceEnv: async ({ provider }, use) => {
    await use({
      RECAPTCHA_SITE_KEY: 'enterprise-key',
      RECAPTCHA_ENTERPRISE_PROJECT: 'project-1',
      RECAPTCHA_SECRET_KEY: 'api-key',
      RECAPTCHA_ORIGIN: provider.origin,
    })
  },
})

test('the enterprise variant loads its own script, and its token is assessed (CAP-01, FORM-06)', async ({
  page,
  instance,
  provider,
}) => {
  const name = 'Marta Empresaria'
  provider.answer(200, JSON.stringify({ tokenProperties: { valid: true } }))
  const captcha = await standInForRecaptcha(page)
  const form = await openForm(page, instance)
  await fillIn(form, { user_name: name })
  await form.root.getByRole('button', { name: 'reCAPTCHA' }).click()
  expect(captcha.requestedUrls).toEqual([
    'https://www.google.com/recaptcha/enterprise.js?onload=onloadcallback&render=explicit',
  ])
  expect(await captcha.options()).toMatchObject({ sitekey: 'enterprise-key', theme: 'light' })
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  const [{ path, body } = {}] = provider.received
  expect(path).toBe('/v1/projects/project-1/assessments')
  expect(body).toEqual({
    event: { token: 'token-1', siteKey: 'enterprise-key' },
  })
  await expect.poll(() => fetchRequests(instance, name)).toHaveLength(1)
})
