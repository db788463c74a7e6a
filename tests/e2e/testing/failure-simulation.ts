import type { FailureMode, Service } from '../../../config/failure-simulation.server'
import { type StandIn, startStandIn } from '../../../app/testing/stand-in'
import { expect, test as base } from './fixtures'

/** Fields of the panel's form. */
type PanelForm = Partial<Record<Service, FailureMode>> & { delayMs?: string }

/**
 * An instance whose outside services can fail on request.
 * `simulateFailures`: posts the panel's form; all services work again after the test.
 * `accounts`: a stand-in for the accounts at outside services.
 */
export const test = base.extend<
  { simulateFailures: (form: PanelForm) => Promise<void>; ready: undefined },
  { accounts: StandIn }
>({
  accounts: [
    async ({}, use) => {
      const accounts = await startStandIn()
      await use(accounts)
      await accounts.close()
    },
    { scope: 'worker' },
  ],
  instanceEnv: async ({ accounts }, use) => {
    await use({
      SIMULATE_FAILURES: 'on',
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
  simulateFailures: async ({ request, instance }, use) => {
    const set = async (form: PanelForm | { 'todo-bien': string }) => {
      const answer = await request.post('/_fallas', { form, headers: { Origin: instance.origin } })
      expect(answer.status()).toBe(200)
    }
    await use(set)
    await set({ 'todo-bien': '' })
  },
})
