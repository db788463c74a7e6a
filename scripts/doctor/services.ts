import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Env } from '#config/env.server'
import { error, explainFailure, off, ok, warning, type Check, type Finding } from './finding'

const STEP_MS = 4_000

const siteverify = z.object({ 'error-codes': z.array(z.string()).default([]) })

/** @param body answer of reCAPTCHA to a call without a token */
export function judgeCaptchaKey(body: unknown): Finding {
  const parsed = siteverify.safeParse(body)
  if (!parsed.success) return warning('reCAPTCHA answers something else: forms ask for a sum')
  return parsed.data['error-codes'].includes('invalid-input-secret')
    ? error('reCAPTCHA does not know RECAPTCHA_SECRET_KEY: every visitor has to solve a sum')
    : ok('reCAPTCHA accepts the secret key')
}

/** @param isPublic whether visitors use the site */
export function checkServices(settings: Env, isPublic: boolean): Check[] {
  const { captcha, mail, mixpanel, recorder, relay } = settings
  const reach = async (origin: string, signal: AbortSignal, meaning: string) => {
    try {
      await (await fetch(origin, { signal, redirect: 'manual' })).body?.cancel()
      return ok(`${new URL(origin).host} answers`)
    } catch (cause) {
      return warning(
        `${new URL(origin).host} does not answer (${explainFailure(cause)}): ${meaning}`,
      )
    }
  }

  const judgeMail = async (signal: AbortSignal): Promise<Finding> => {
    if (relay?.smtpUrl !== undefined) return judgeSmtp(relay.smtpUrl)
    const { investor, newsletter } = mail
    const services = [investor.server, newsletter.server].filter(({ by }) => by === 'emailjs')
    const [service] = services
    if (service !== undefined && services.length === 2) {
      return reach(service.origin, signal, 'e-mails wait')
    }
    const text = 'no SMTP_URL: e-mails stay in DATA_DIR/mail, and nobody receives them'
    return isPublic ? warning(text) : off(text)
  }

  const judgeCaptcha = async (signal: AbortSignal): Promise<Finding> => {
    if (captcha.kind === 'proof-of-work') return ok("the site's proof of work, without a service")
    if (captcha.kind === 'recaptcha-enterprise') {
      return reach(captcha.origin, signal, 'forms ask for a sum')
    }
    const body = new URLSearchParams({ secret: captcha.secretKey, response: '' })
    const url = `${captcha.origin}/recaptcha/api/siteverify`
    try {
      const response = await fetch(url, { method: 'POST', body, signal, redirect: 'manual' })
      return judgeCaptchaKey(await response.json())
    } catch (cause) {
      return warning(`reCAPTCHA does not answer (${explainFailure(cause)}): forms ask for a sum`)
    }
  }

  return [
    { name: 'E-mail', run: judgeMail },
    { name: 'Captcha', run: judgeCaptcha },
    {
      name: 'Analytics',
      run: async (signal) =>
        mixpanel === undefined
          ? off("no MIXPANEL_TOKEN: only the site's visit counts")
          : reach(mixpanel.origin, signal, 'events are lost'),
    },
    {
      name: 'Recorder',
      run: () =>
        Promise.resolve(
          recorder === undefined ? off('no LOGROCKET_APP_ID') : ok('browsers load LogRocket'),
        ),
    },
  ]
}

/** Connects and signs in; sends nothing. */
async function judgeSmtp(url: string): Promise<Finding> {
  const { host } = new URL(url)
  const transport = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  })
  try {
    await transport.verify()
    return ok(`${host} accepts this site`)
  } catch (cause) {
    return error(`${host} does not accept e-mails (${explainFailure(cause)}): they wait`)
  } finally {
    transport.close()
  }
}
