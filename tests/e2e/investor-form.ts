import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Request } from 'playwright/test'
import PostalMime from 'postal-mime'
import { formStamp } from '../../app/lib/form-stamp.server'
import { standInForRecaptcha } from '../stand-ins/recaptcha'
import { expect, test as base } from './fixtures'
import type { House } from './house'

/** `caller`: a network address of its own for each test, because server and relay count by it. */
export const test = base.extend<{ caller: string }>({
  caller: async ({}, use, info) => use(`203.0.113.${info.line % 256}`),
  extraHTTPHeaders: async ({ caller }, use) => use({ 'X-Forwarded-For': caller }),
})

/** Messages of the form, word by word as the requirements have them. */
export const messages = {
  phone: 'Por favor, ingresa un número de teléfono válido.',
  email: 'Por favor, ingresa un email válido.',
  captcha: 'Por favor, completa el CAPTCHA.',
  failed: 'Hubo un error al enviar el mensaje.',
  required: 'Este campo es requerido',
  name: 'Por favor, ingresá un nombre de más de 3 letras.',
  expired: 'La comprobación venció. Volvé a hacerla y mandá el formulario de nuevo.',
} as const

/** What a visitor writes; tests that look for their own request choose the name. */
export const typed = {
  user_name: 'Ana Gómez',
  user_whatsapp: '+54 11 4000 0000',
  user_email: 'ana@correo.com',
  user_currency: 'USD',
  user_message: '¿Cuál es el mínimo?',
}

export type Typed = typeof typed

/** The parts of the form, in the dialog or, without scripts, in the page. */
export function formOf(page: Page, place: 'dialog' | 'page' = 'dialog') {
  const whole = place === 'dialog' ? page.getByRole('dialog') : page.locator('#solicitud')
  return {
    whole,
    name: whole.getByRole('textbox', { name: 'Nombre y apellido' }),
    whatsapp: whole.getByRole('textbox', { name: 'WhatsApp' }),
    email: whole.getByRole('textbox', { name: 'Correo electrónico' }),
    currency: whole.getByRole('combobox', { name: 'Moneda' }),
    message: whole.getByRole('textbox', { name: 'Mensaje' }),
    captcha: whole.getByRole('button', { name: 'Comprobar que no soy un robot' }),
    submit: whole.getByRole('button', { name: /^Envia/ }),
    alert: whole.getByRole('alert'),
    close: whole.getByRole('button', { name: 'Cerrar el formulario' }),
  }
}

/** The header's button, whatever it says at the moment. */
export function toggleOf(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /Quiero el plan|Cerrar/ })
}

/** Opens the investors page as it was served a minute ago, because nobody types in no time. */
export async function openPage(page: Page, house: House, at = '/inversores') {
  await page.route(`${house.origin}/inversores`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const html = await response.text()
    const served = [...html.matchAll(/name="stamp" value="([^"]+)"/g)].map(([, stamp]) => stamp)
    const aged = formStamp(house.client.config().token ?? '', Date.now() - 60_000)
    const body = served.reduce<string>((text, stamp) => text.replaceAll(stamp ?? '', aged), html)
    await route.fulfill({ response, body })
  })
  await page.goto(at)
  await page.waitForLoadState('networkidle')
}

/** Opens the page, and the form by the header's button. */
export async function openForm(page: Page, house: House) {
  await openPage(page, house)
  await toggleOf(page).click()
  const form = formOf(page)
  await expect(form.whole).toBeVisible()
  return form
}

export type Form = ReturnType<typeof formOf>

/** Types what a visitor writes. */
export async function fillIn(form: Form, changed: Partial<Typed> = {}) {
  const values = { ...typed, ...changed }
  await form.name.fill(values.user_name)
  await form.whatsapp.fill(values.user_whatsapp)
  await form.email.fill(values.user_email)
  await form.currency.selectOption(values.user_currency)
  await form.message.fill(values.user_message)
}

/** Has the browser do the work of our own captcha. */
export async function solve(form: Form) {
  await form.captcha.click()
  await expect(form.whole.getByText('Listo, comprobado')).toBeVisible({ timeout: 30_000 })
}

/** Opens the form, fills it in and has the captcha solved: all that is left is to send it. */
export async function openReadyForm(page: Page, house: House, changed: Partial<Typed> = {}) {
  const form = await openForm(page, house)
  await fillIn(form, changed)
  await solve(form)
  return form
}

/** As `openReadyForm`, where the captcha is a provider's: a stand-in of it solves it. */
export async function openFormSolvedByProvider(
  page: Page,
  house: House,
  changed: Partial<Typed> = {},
) {
  await standInForRecaptcha(page)
  const form = await openForm(page, house)
  await fillIn(form, changed)
  await form.whole.getByRole('button', { name: 'reCAPTCHA' }).click()
  return form
}

/** Requests of the dataset under a name, read with every right. */
export const storedRequests = ({ client }: House, name: string) =>
  client.fetch<(Typed & { _id: string; idempotencyKey: string; delivery: Delivery })[]>(
    '*[_type == "investorRequest" && user_name == $name]',
    { name },
  )

interface Delivery {
  state: string
  channel: string
}

/** E-mails that the relay wrote about a name, as a mail program reads them. */
export async function mailsAbout({ dataDir }: House, name: string) {
  const folder = path.join(dataDir, 'mail')
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  const all = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))),
  )
  return all.filter(({ subject }) => subject?.includes(name) === true)
}

/** Texts that a tab, or the device, keeps by name. */
export const kept = (page: Page, where: 'sessionStorage' | 'localStorage') =>
  page.evaluate((name) => Object.fromEntries(Object.entries<string>(window[name])), where)

/** Where the form is sent by e-mail. */
export const SEND_FORM = '**/api/v1.0/email/send-form'

/** Where the router posts the form, and reads the page's data. */
export const POSTS = '**/inversores.data*'

/** Posts of the form to the site's server, as they are made. */
export function postsOf(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname === '/inversores.data') posts.push(request)
  })
  return posts
}

/** Changes what the form posts on its way to the server. */
export async function alterPosts(page: Page, change: (fields: URLSearchParams) => void) {
  await page.route(POSTS, async (route) => {
    const fields = fieldsOfPost(route.request())
    change(fields)
    await route.continue({ postData: fields.toString() })
  })
}

export function fieldsOfPost(request: Request): URLSearchParams {
  return new URLSearchParams(request.postData() ?? '')
}
