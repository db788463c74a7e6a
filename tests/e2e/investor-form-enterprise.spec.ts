import { standInForRecaptcha } from '../stand-ins/recaptcha'
import { type StandIn, startStandIn } from '../stand-ins/stand-in'
import { expect } from './fixtures'
import { fillIn, openForm, storedRequests, test as base } from './investor-form'

/** A site with an enterprise key of the captcha's provider. */
const test = base.extend<object, { provider: StandIn }>({
  provider: [
    async ({}, use) => {
      const provider = await startStandIn()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  houseEnv: async ({ provider }, use) => {
    await use({
      RECAPTCHA_SITE_KEY: 'enterprise-key',
      RECAPTCHA_ENTERPRISE_PROJECT: 'project-1',
      RECAPTCHA_ENTERPRISE_API_KEY: 'api-key',
      RECAPTCHA_ENTERPRISE_ORIGIN: provider.origin,
    })
  },
})

test('CAP-01 FORM-06 the enterprise variant has a script of its own, and its token is assessed', async ({
  page,
  house,
  provider,
}) => {
  const name = 'Marta Empresaria'
  provider.answer(200, JSON.stringify({ tokenProperties: { valid: true } }))
  const captcha = await standInForRecaptcha(page)
  const form = await openForm(page, house)
  await fillIn(form, { user_name: name })
  await form.whole.getByRole('button', { name: 'reCAPTCHA' }).click()
  expect(captcha.asked).toEqual([
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
  await expect.poll(() => storedRequests(house, name)).toHaveLength(1)
})
