import { expect, test } from 'vitest'
import type { deviceNames, tabNames } from '#config/browser-data'
import type { cookieNames } from '#config/cookie-names'
import { sitePages } from '#config/site-pages'
import { securityHeaders } from '~/lib/http/security-headers.server'
import { collectTexts } from '../testing/find-values'
import { privacyPage } from './pages/privacy-page'

const policy = collectTexts(privacyPage).join('\n').replace(/\s+/g, ' ')

/** What the privacy policy says of each name that pages store; a new name needs a sentence. */
const sentences: Readonly<
  Record<keyof typeof cookieNames | keyof typeof deviceNames | keyof typeof tabNames, string>
> = {
  newsletterReply: 'una cookie lleva la respuesta y lo que escribiste hasta la página siguiente',
  room: 'una cookie recuerda que el enlace es para ese navegador',
  preview: 'una cookie les mantiene la vista previa',
  shareLink: 'un enlace para revisar una página, una cookie te la muestra',
  sosMenu: 'si cerraste el menú',
  consent: 'guardamos tu respuesta y su fecha',
  investorDraft: 'puede quedar guardado en tu dispositivo hasta 24 horas',
  recorded: 'guarda en tu navegador un identificador de la visita',
  internalTest: 'recordamos que ya contamos la carga del sitio',
  appLoaded: 'recordamos que ya contamos la carga del sitio',
  formSubmitted: 'que lo mandaste, tu correo, tu teléfono y tu nombre',
  scroll: 'por dónde ibas leyendo cada página',
  email: 'que lo mandaste, tu correo, tu teléfono y tu nombre',
  phone: 'que lo mandaste, tu correo, tu teléfono y tu nombre',
  name: 'que lo mandaste, tu correo, tu teléfono y tu nombre',
}

test.each(Object.entries(sentences))('the privacy policy explains %s (ANA-05)', (_, sentence) =>
  expect(policy).toContain(sentence),
)

/** The hosts of each processor, and its name in the privacy policy. */
const processors: readonly (readonly [hosts: RegExp, name: string])[] = [
  [/\.sanity\.io$/, 'Sanity'],
  [/\.logr-in\.com$/, 'LogRocket'],
  [/\.emailjs\.com$/, 'EmailJS'],
  [/\.(google|gstatic)\.com$/, 'reCAPTCHA de Google'],
  [/\.instagram\.com$/, 'Instagram'],
  [/\.facebook\.(com|net)$/, 'Facebook'],
  [/\.twitter\.com$/, 'X y TikTok'],
  [/\.youtube-nocookie\.com$/, 'YouTube'],
  [/\.vimeo\.com$/, 'Vimeo'],
  [/\.(tiktok|ttwstatic)\.com$/, 'TikTok'],
]

test('the privacy policy names every company that a page may contact (ANA-05)', () => {
  const source = {
    mode: 'production',
    recorder: { appId: 'a/b', origin: undefined },
    content: { kind: 'hosted' },
    siteUrl: 'https://site.example',
    captcha: { kind: 'recaptcha' },
    mail: { investor: { browser: { origin: 'https://api.emailjs.com' } } },
  } as const
  const policies = Object.values(sitePages).map(
    ({ path }) =>
      securityHeaders({ scripts: [], styles: [] }, path, source)['Content-Security-Policy'] ?? '',
  )
  const hosts = new Set(
    policies.flatMap((each) => [...each.matchAll(/https:\/\/([\w.*-]+)/g)].map(([, host]) => host)),
  )
  expect(hosts.size).toBeGreaterThan(10)
  for (const host of hosts) {
    const [, name] = processors.find(([pattern]) => pattern.test(host ?? '')) ?? []
    expect(name, `no processor is known for ${host}`).toBeDefined()
    expect(policy, host).toContain(name)
  }
  // The policies list neither: the server calls Mixpanel, and hosts of campaigns are content.
  expect(policy).toContain('Mixpanel')
  expect(policy).toContain('campañas que viven en otro sitio')
})
