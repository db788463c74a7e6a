import type { Page } from 'playwright/test'

/** Options of Google's widget that the site sets. */
interface WidgetOptions {
  sitekey: string
  theme: string
  size: string
  badge: string
  hl: string
}

/** The widget in the page (CAP-01). */
interface Widget {
  options: WidgetOptions
  expire: () => void
}

declare global {
  var recaptchaFake: Widget | undefined
  /** Callback that react-google-recaptcha passes to the script by name. */
  var onloadcallback: (() => void) | undefined
}

export interface RecaptchaFake {
  readonly requestedUrls: string[]
  options: () => Promise<WidgetOptions | undefined>
  /** Expires the token, as after two minutes. */
  expire: () => Promise<void>
}

/**
 * Replaces Google's Enterprise widget with a button that yields `token-1`, `token-2` and so on.
 * Like the real script, it calls the callback named in its URL and renders only on request.
 */
export async function fakeRecaptcha(page: Page): Promise<RecaptchaFake> {
  const requestedUrls: string[] = []
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    requestedUrls.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` })
  })
  return {
    requestedUrls,
    options: () => page.evaluate(() => globalThis.recaptchaFake?.options),
    expire: () => page.evaluate(() => globalThis.recaptchaFake?.expire()),
  }
}

/** Runs in the page. */
function script() {
  interface Rendered extends WidgetOptions {
    callback: (token: string) => void
    'expired-callback': () => void
  }
  const element = document.currentScript
  if (!(element instanceof HTMLScriptElement)) return
  let tokens = 0
  const api = {
    render(container: HTMLElement, options: Rendered) {
      const { sitekey, theme, size, badge, hl } = options
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'reCAPTCHA'
      button.addEventListener('click', () => {
        tokens += 1
        options.callback(`token-${tokens}`)
      })
      container.append(button)
      globalThis.recaptchaFake = {
        options: { sitekey, theme, size, badge, hl },
        expire: () => options['expired-callback'](),
      }
      return 0
    },
    reset: () => undefined,
  }
  const { searchParams } = new URL(element.src)
  Object.assign(globalThis, { grecaptcha: { enterprise: api } })
  const hasCallback = searchParams.get('onload') === 'onloadcallback'
  if (!hasCallback || searchParams.get('render') !== 'explicit') return
  // The real script loads a second one, which calls back later.
  element.addEventListener('load', () => globalThis.onloadcallback?.())
}
