import type { Page } from 'playwright/test'

/** What the widget was asked to show, as far as the provider's interface names it. */
export interface WidgetOptions {
  sitekey: string
  theme: string
  size: string
  badge: string
  hl: string
}

/** Speaks the provider's script interface inside the page (CAP-01). */
interface Widget {
  options: WidgetOptions
  expire: () => void
}

declare global {
  var recaptchaStandIn: Widget | undefined
  /** What the page has the script call, under the name that react-google-recaptcha gives it. */
  var onloadcallback: (() => void) | undefined
}

export interface RecaptchaStandIn {
  /** Addresses under which the provider's script was asked for. */
  readonly asked: string[]
  /** What the widget was asked to show. */
  options: () => Promise<WidgetOptions | undefined>
  /** The token's two minutes are over. */
  expire: () => Promise<void>
}

/**
 * Answers in the place of Google's widget: a button that gives a token, `token-1` at first.
 * Like the provider's, the script calls back by the name in its address, and draws only when asked.
 */
export async function standInForRecaptcha(page: Page): Promise<RecaptchaStandIn> {
  const asked: string[] = []
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` })
  })
  return {
    asked,
    options: () => page.evaluate(() => globalThis.recaptchaStandIn?.options),
    expire: () => page.evaluate(() => globalThis.recaptchaStandIn?.expire()),
  }
}

/** Runs in the page. */
function script() {
  interface Rendered extends WidgetOptions {
    callback: (token: string) => void
    'expired-callback': () => void
  }
  const own = document.currentScript
  if (!(own instanceof HTMLScriptElement)) return
  let tokens = 0
  const api = {
    render(place: HTMLElement, options: Rendered) {
      const { sitekey, theme, size, badge, hl } = options
      const box = document.createElement('button')
      box.type = 'button'
      box.textContent = 'reCAPTCHA'
      box.addEventListener('click', () => {
        tokens += 1
        options.callback(`token-${tokens}`)
      })
      place.append(box)
      globalThis.recaptchaStandIn = {
        options: { sitekey, theme, size, badge, hl },
        expire: () => options['expired-callback'](),
      }
      return 0
    },
    reset: () => undefined,
  }
  const { pathname, searchParams } = new URL(own.src)
  const isEnterprise = pathname.endsWith('/enterprise.js')
  Object.assign(globalThis, { grecaptcha: isEnterprise ? { enterprise: api } : api })
  const asksForCall = searchParams.get('onload') === 'onloadcallback'
  if (!asksForCall || searchParams.get('render') !== 'explicit') return
  // The provider's first script brings a second one, which calls back.
  own.addEventListener('load', () => globalThis.onloadcallback?.())
}
