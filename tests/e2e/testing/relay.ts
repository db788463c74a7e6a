import type { EmailJSResponseStatus } from '@emailjs/browser'
import type { Page } from 'playwright/test'
import { test as base } from './fixtures'
import type { TestInstance } from './test-instance'

/** The library's global. */
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

/** Another visitor: the relay accepts one call per second from each. */
export const OTHER_CALLER = '203.0.113.1'

/** `caller`: an IP address for each test, because the relay limits calls by address. */
export const test = base.extend<{ caller: string }>({
  caller: async ({}, use, info) => use(`198.51.100.${info.line % 256}`),
})

/** Opens a page on the site's origin that has only the library and a form. */
export async function openForm(page: Page, instance: TestInstance, caller: string) {
  await page.route(instance.origin + BLANK, (route) =>
    route.fulfill({ contentType: 'text/html', body: FORM }),
  )
  await page.route('**/api/v1.0/email/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'X-Forwarded-For': caller } }),
  )
  await page.goto(BLANK)
  await page.addScriptTag({ path: LIBRARY })
  await page.evaluate(
    (origin) => globalThis.emailjs.init({ publicKey: 'embedded' }, origin),
    instance.origin,
  )
}

/** Returns the library's status and text, also if the call fails. */
export const sendForm = (page: Page, template = 'investor-request') =>
  page.evaluate(
    (template) =>
      globalThis.emailjs.sendForm('relay', template, '#request').catch((failed: unknown) => failed),
    template,
  )

/** Same as `sendForm`, with these template parameters. */
export const send = (page: Page, params: object) =>
  page.evaluate(
    (params) =>
      globalThis.emailjs
        .send('relay', 'investor-request', params)
        .catch((failed: unknown) => failed),
    params,
  )

/** The service's response to an accepted message. */
export const accepted = { status: 200, text: 'OK' }

export async function fill(page: Page, name: string) {
  await page.fill('[name=user_name]', name)
  await page.fill('[name=user_whatsapp]', '+54 291 555-0101')
  await page.fill('[name=user_email]', 'ana@correo.com')
  await page.fill('[name=user_message]', '¿Cuál es el mínimo?\n</pre><b>Gracias</b>')
}
