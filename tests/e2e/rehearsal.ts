import type { Fault, Service } from '../../config/rehearsal.server'
import { type StandIn, startStandIn } from '../stand-ins/stand-in'
import { expect, test as base } from './fixtures'

/** Switches of the panel, by their names in its form. */
type Switched = Partial<Record<Service, Fault>> & { delayMs?: string }

/**
 * A house where every outside service can be made to fail.
 * `rehearse`: sets switches over the panel, as a developer does; all is well again after the test.
 * `accounts`: answers in the place of the accounts that the house has elsewhere.
 */
export const test = base.extend<
  { rehearse: (switched: Switched) => Promise<void>; ready: undefined },
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
  houseEnv: async ({ accounts }, use) => {
    await use({
      REHEARSAL: 'on',
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
      // Of all that are asked, only the captcha's provider is read.
      accounts.answer(200, '{"success":true}')
      await use(undefined)
    },
    { auto: true },
  ],
  rehearse: async ({ request, house }, use) => {
    const set = async (form: Switched | { 'todo-bien': string }) => {
      const answer = await request.post('/_ensayo', { form, headers: { Origin: house.origin } })
      expect(answer.status()).toBe(200)
    }
    await use(set)
    await set({ 'todo-bien': '' })
  },
})
