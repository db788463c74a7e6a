import path from 'node:path'
import { type Page, test as base } from 'playwright/test'
import { build } from 'vite'
import { type StandIn, startStandIn } from '../../../app/testing/stand-in'
import type { EmailClientOptions } from '../../../app/services/email-client/options'
import type * as EmailClient from './email-client-bundle'

declare global {
  /** Exports of the bundle that `bundleEmailClient` builds. */
  var emailClient: typeof EmailClient
}

/** A page that is not part of the site. */
const FORM = `<!doctype html><title>-</title>
  <form id="request">
    <input name="user_name" value="Ana"><input name="user_email" value="ana@correo.com">
    <textarea name="user_message">uno
dos</textarea>
  </form>`

/**
 * Runs the e-mail client in an empty page on the service's origin.
 * `client`: the bundled script; `host`: a stand-in for the e-mail service.
 */
export const test = base.extend<{ host: StandIn }, { client: string }>({
  client: [async ({}, use) => use(await bundleEmailClient()), { scope: 'worker' }],
  host: async ({}, use) => {
    const host = await startStandIn()
    await use(host)
    await host.close()
  },
  page: async ({ page, host, client }, use) => {
    await page.route(`${host.origin}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: FORM }),
    )
    await page.goto(host.origin)
    await page.addScriptTag({ content: client })
    await use(page)
  },
})

export const account = { publicKey: 'public', serviceId: 'service', templateId: 'template' }

/** Returns the service's text, a failure's status and text, or the message of another error. */
export function sendForm(
  page: Page,
  options: Partial<EmailClientOptions> & { origin: string },
  form = '#request',
): Promise<string | [number, string]> {
  return page.evaluate(
    async ({ options, form }) => {
      try {
        return await globalThis.emailClient.createEmailClient(options).sendForm(form)
      } catch (error) {
        const isFailure = error instanceof globalThis.emailClient.EmailFailure
        return isFailure ? ([error.status, error.text] satisfies [number, string]) : String(error)
      }
    },
    { options: { ...account, ...options }, form },
  )
}

/** Bundles the client with the service's library into one script. */
async function bundleEmailClient(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '~': path.resolve('app') } },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.resolve('tests/e2e/testing/email-client-bundle.ts'),
        name: 'emailClient',
        formats: ['iife'],
      },
      rollupOptions: { output: { inlineDynamicImports: true } },
    },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : []
  const [script] = outputs.filter((file) => file.type === 'chunk')
  if (script === undefined) throw new Error('The bundle has no script.')
  return script.code
}
