import type { EmailJSResponseStatus } from '@emailjs/browser'
import type { Page } from 'playwright/test'
import { test as base } from './fixtures'
import type { House } from './house'

/** What the library leaves in the page as its global. */
interface EmailJs {
  init: (options: { publicKey: string }, origin: string) => void
  send: (service: string, template: string, params: object) => Promise<EmailJSResponseStatus>
  sendForm: (service: string, template: string, form: string) => Promise<EmailJSResponseStatus>
}
declare global {
  var emailjs: EmailJs
}

const LIBRARY = 'node_modules/@emailjs/browser/dist/email.min.js'
const BLANK = '/blank-page-with-a-form'
const FORM = `<!doctype html><title>-</title>
  <form id="request">
    <input name="user_name"><input name="user_whatsapp"><input name="user_email">
    <select name="user_currency"><option>ARS</option><option selected>USD</option></select>
    <textarea name="user_message"></textarea><input name="plan" type="file">
  </form>`

/** A second visitor, within the second in which the first may not call again. */
export const OTHER_CALLER = '203.0.113.1'

/** `caller`: a network address of its own for each test, because the relay counts by it. */
export const test = base.extend<{ caller: string }>({
  caller: async ({}, use, info) => use(`198.51.100.${info.line % 256}`),
})

/** A page of the site's own origin that holds the library and a form, and nothing else. */
export async function openForm(page: Page, house: House, caller: string) {
  await page.route(house.origin + BLANK, (route) =>
    route.fulfill({ contentType: 'text/html', body: FORM }),
  )
  await page.route('**/api/v1.0/email/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'X-Forwarded-For': caller } }),
  )
  await page.goto(BLANK)
  await page.addScriptTag({ path: LIBRARY })
  await page.evaluate(
    (origin) => globalThis.emailjs.init({ publicKey: 'embedded' }, origin),
    house.origin,
  )
}

/** What the library says of a sending: status and text, also of one that failed. */
export const sendForm = (page: Page, template = 'investor-request') =>
  page.evaluate(
    (template) =>
      globalThis.emailjs.sendForm('relay', template, '#request').catch((failed: unknown) => failed),
    template,
  )

/** As `sendForm`, of a message with these parameters. */
export const send = (page: Page, params: object) =>
  page.evaluate(
    (params) =>
      globalThis.emailjs
        .send('relay', 'investor-request', params)
        .catch((failed: unknown) => failed),
    params,
  )

/** The answer of the service to what it takes. */
export const sent = { status: 200, text: 'OK' }

/** Fills the form as a visitor named like this does. */
export async function fill(page: Page, name: string) {
  await page.fill('[name=user_name]', name)
  await page.fill('[name=user_whatsapp]', '+54 291 555-0101')
  await page.fill('[name=user_email]', 'ana@correo.com')
  await page.fill('[name=user_message]', '¿Cuál es el mínimo?\n</pre><b>Gracias</b>')
}
