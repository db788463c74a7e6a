import type { StandIn } from '#app/testing/stand-in'
import { standInFixture } from './stand-in-fixture'
import { test as base } from './fixtures'

/**
 * `accounts`: a stand-in for EmailJS (newsletter), the captcha's provider and the analytics host of
 * the instance. It answers every call with success until a test changes that.
 */
export const test = base.extend<{ ready: undefined }, { accounts: StandIn }>({
  accounts: standInFixture,
  instanceEnv: async ({ accounts }, use) => {
    await use({
      EMAILJS_ORIGIN: accounts.origin,
      EMAILJS_PUBLIC_KEY: 'public-key',
      EMAILJS_SERVICE_ID: 'service-id',
      EMAILJS_NEWSLETTER_TEMPLATE_ID: 'newsletter-template',
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET_KEY: 'secret-key',
      RECAPTCHA_ORIGIN: accounts.origin,
      MIXPANEL_TOKEN: 'token',
      MIXPANEL_ORIGIN: accounts.origin,
    })
  },
  ready: [
    async ({ accounts }, use) => {
      accounts.received.length = 0
      // Only the body of the captcha's provider matters.
      accounts.answer(200, '{"success":true}')
      await use(undefined)
    },
    { auto: true },
  ],
})
