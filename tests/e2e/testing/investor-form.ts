import type { Page, Request } from 'playwright/test'
import { validForm } from '#app/testing/investor-requests/valid-form'
import {
  type InvestorField,
  investorFields,
  investorForm as definitions,
} from '#config/investor-request'
import { expect, test as base } from './fixtures'
import type { TestInstance } from './test-instance'
import { waitForScripts } from './site-pages'

/** `caller`: an IP address for each test, because site and relay limit requests by address. */
export const test = base.extend<{ caller: string }>({
  caller: async ({}, use, info) => use(`203.0.113.${info.line % 256}`),
  extraHTTPHeaders: async ({ caller }, use) => use({ 'X-Forwarded-For': caller }),
})

/** Messages of the form, as the requirements quote them. */
export const messages = {
  phone: 'Por favor, ingresa un número de teléfono válido.',
  email: 'Por favor, ingresa un email válido.',
  captcha: 'Por favor, completa el CAPTCHA.',
  failed: 'Hubo un error al enviar el mensaje.',
  stored: 'Tu pedido quedó guardado y nos va a llegar igual: no hace falta que lo mandes de nuevo.',
  required: 'Este campo es requerido',
  name: 'Ese nombre es muy corto: escribilo con más de 3 letras.',
  expired: 'La comprobación venció: hacela de nuevo y volvé a mandar el formulario.',
} as const

/** Valid values; tests that look up their request choose another name. */
export const formValues = {
  ...validForm,
  user_email: 'ana@correo.com',
  user_message: '¿Cuál es el mínimo?',
}

type FormValues = typeof formValues

/** Locators of the form, in the dialog or, without scripts, in the page. */
export function investorForm(page: Page, place: 'dialog' | 'page' = 'dialog') {
  const root = place === 'dialog' ? page.getByRole('dialog') : page.locator('#solicitud')
  return {
    root,
    name: root.getByRole('textbox', { name: 'Nombre y apellido' }),
    whatsapp: root.getByRole('textbox', { name: 'WhatsApp' }),
    email: root.getByRole('textbox', { name: 'Correo electrónico' }),
    currency: root.getByRole('combobox', { name: 'Moneda' }),
    message: root.getByRole('textbox', { name: 'Mensaje' }),
    captcha: root.getByRole('button', { name: 'Comprobar que no soy un robot' }),
    submit: root.getByRole('button', { name: /^Envia/ }),
    alert: root.getByRole('alert'),
    close: root.getByRole('button', { name: 'Cerrar el formulario' }),
  }
}

/** The header's button, with either of its labels. */
export function formToggle(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /Quiero el plan|Cerrar/ })
}

/** Opens the investors page and waits for its scripts. */
export async function openPage(page: Page, url = '/inversores') {
  await page.goto(url)
  await waitForScripts(page)
}

/** Opens the page, then the form with the header's button. */
export async function openForm(page: Page) {
  await openPage(page)
  await formToggle(page).click()
  const form = investorForm(page)
  await expect(form.root).toBeVisible()
  return form
}

type Form = ReturnType<typeof investorForm>

export async function fillIn(form: Form, changed: Partial<FormValues> = {}) {
  const values = { ...formValues, ...changed }
  for (const name of investorFields) {
    const control = findControl(form, name)
    const isChoice = definitions[name].kind === 'choice'
    await (isChoice ? control.selectOption(values[name]) : control.fill(values[name]))
  }
}

const findControl = (form: Form, name: InvestorField) => form.root.locator(`[name=${name}]`)

/** Expects the values of `fillIn` in the form. */
export async function expectValues(form: Form, changed: Partial<FormValues> = {}) {
  const values = { ...formValues, ...changed }
  for (const name of investorFields) await expect(findControl(form, name)).toHaveValue(values[name])
}

/** Solves the proof of work. */
export async function solveCaptcha(form: Form) {
  await form.captcha.click()
  await expect(form.root.getByText('Listo, comprobado')).toBeVisible()
}

/** Opens the form, fills it in and solves the captcha. */
export async function openReadyForm(page: Page, changed: Partial<FormValues> = {}) {
  const form = await openForm(page)
  await fillIn(form, changed)
  await solveCaptcha(form)
  return form
}

/** Stored requests with this name. */
export const fetchRequests = ({ client }: TestInstance, name: string) =>
  client.fetch<(FormValues & { _id: string; idempotencyKey: string; delivery: Delivery })[]>(
    '*[_type == "investorRequest" && user_name == $name]',
    { name },
  )

interface Delivery {
  state: string
  channel: string
}

export const readStorage = (page: Page, area: 'sessionStorage' | 'localStorage') =>
  page.evaluate((name) => Object.fromEntries(Object.entries<string>(window[name])), area)

/** The browser sends the e-mail to this URL. */
export const SEND_FORM_URL = '**/api/v1.0/email/send-form'

/** The router posts the form to this URL, and loads the page's data from it. */
export const POST_URL = '**/inversores.data*'

/** Records posts of the form to the site. */
export function recordPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname === '/inversores.data') posts.push(request)
  })
  return posts
}

/** Changes the fields that the form posts. */
export async function alterPosts(page: Page, change: (fields: URLSearchParams) => void) {
  await page.route(POST_URL, async (route) => {
    const fields = postedFields(route.request())
    change(fields)
    await route.continue({ postData: fields.toString() })
  })
}

export function postedFields(request: Request): URLSearchParams {
  return new URLSearchParams(request.postData() ?? '')
}
