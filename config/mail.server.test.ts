import { describe, expect, test } from 'vitest'
import { parseEnv } from './env.server'

const account = {
  EMAILJS_PUBLIC_KEY: 'public',
  EMAILJS_PRIVATE_KEY: 'private',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_INVESTOR_TEMPLATE_ID: 'investor',
  EMAILJS_NEWSLETTER_TEMPLATE_ID: 'news',
}
const smtp = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'a@b.co', MAIL_TO: 'C <c@d.co>' }
const emailJs = { origin: 'https://api.emailjs.com', publicKey: 'public', serviceId: 'service' }
const relay = { publicKey: 'embedded', serviceId: 'relay' }

describe('the route of an e-mail', () => {
  test('uses the relay for all e-mail without an account (MAIL-04)', () => {
    const source = { PORT: '4200', RELAY_PORT: '4201', DATA_DIR: '/data' }
    const { mail, relay: settings } = parseEnv(source)
    const atRelay = { ...relay, by: 'relay', origin: 'http://127.0.0.1:4201' }
    expect(mail).toEqual({
      investor: {
        browser: { ...relay, origin: 'http://localhost:4200', templateId: 'investor-request' },
        server: { ...atRelay, templateId: 'investor-request' },
      },
      newsletter: { server: { ...atRelay, templateId: 'newsletter' }, confirms: true },
      review: { ...atRelay, templateId: 'review' },
    })
    expect(settings).toMatchObject({ port: 4201, dir: '/data/mail', smtpUrl: undefined })
  })

  test('uses EmailJS for all e-mail with an account, and no relay (MAIL-03)', () => {
    const { mail, relay: settings } = parseEnv(account)
    const server = { ...emailJs, by: 'emailjs', privateKey: 'private' }
    expect(mail).toEqual({
      investor: {
        browser: { ...emailJs, templateId: 'investor' },
        server: { ...server, templateId: 'investor' },
      },
      newsletter: { server: { ...server, templateId: 'news' }, confirms: false },
    })
    expect(settings).toBeUndefined()
  })

  test('browsers use EmailJS and the server SMTP when both are set (MAIL-04)', () => {
    const { mail, relay: settings } = parseEnv({ ...account, ...smtp })
    expect(mail.investor.browser.origin).toBe('https://api.emailjs.com')
    expect(mail.investor.server).toMatchObject({ by: 'relay', origin: 'http://127.0.0.1:3334' })
    expect(mail.newsletter.server.by).toBe('relay')
    expect(settings).toMatchObject({ from: 'a@b.co', to: 'C <c@d.co>', smtpUrl: smtp.SMTP_URL })
  })

  test('uses the relay for a kind of message without a template', () => {
    const { mail, relay: settings } = parseEnv({ ...account, EMAILJS_INVESTOR_TEMPLATE_ID: '' })
    expect(mail.investor.server.by).toBe('relay')
    expect(mail.newsletter.server.by).toBe('emailjs')
    expect(settings).toBeDefined()
  })

  test.each([
    [{}, true],
    [account, false],
    [{ ...account, ...smtp }, true],
    [{ SITE_URL: 'https://yapa.example' }, false],
    [{ SITE_URL: 'https://yapa.example', ...smtp }, true],
  ])('asks to confirm where e-mails reach subscribers: %j %s (NEWS-05)', (source, confirms) => {
    expect(parseEnv(source).mail.newsletter.confirms).toBe(confirms)
  })

  test.each([
    [{}, true],
    [{ SITE_URL: 'http://127.0.0.1:4200' }, true],
    [{ SITE_URL: 'https://yapa.example' }, false],
    [{ SITE_URL: 'https://localhost.yapa.example' }, false],
    [{ SANITY_PROJECT_ID: 'abc123' }, false],
    [{ SANITY_PROJECT_ID: 'abc123', NODE_ENV: 'development' }, true],
  ])('shows sent messages to developers only: %j %s (MAIL-04)', (source, isShown) => {
    expect(parseEnv(source).relay?.showsPages).toBe(isShown)
  })
})
