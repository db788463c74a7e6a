import { expect, test } from 'vitest'
import { render } from '~/blocks/render-for-test'
import { CaptchaConsent } from './captcha-consent'

const words = {
  label: 'No soy un robot',
  working: null,
  done: null,
  failed: null,
  retry: null,
  question: null,
  consentText: 'Lo comprueba otra empresa',
  consentLabel: 'Traerla',
}

/** As a visitor has it who has not agreed to third parties; the captcha is a mark. */
const offer = (lacks: Partial<Record<keyof typeof words, string | null>>) =>
  render(<CaptchaConsent words={{ ...words, ...lacks }}>La prueba</CaptchaConsent>)

test('CAP-01 ANA-05 before a yes the captcha waits behind what it is, and a button', () => {
  const html = offer({})
  expect(html).toContain('Lo comprueba otra empresa')
  expect(html).toMatch(/<button[^>]*>Traerla</)
  expect(html).not.toContain('La prueba')
})

test.each([null, ''])('CMS-08 CAP-01 an offer whose label is %o has the captcha’s own', (none) => {
  const html = offer({ consentText: none, consentLabel: none })
  expect(html).toMatch(/<button[^>]*>No soy un robot</)
  expect(html).not.toMatch(/<p|describedby|La prueba/)
})

test('CMS-08 CAP-01 without any words for an offer the captcha itself comes: it is the only way', () => {
  expect(offer({ consentLabel: null, label: null })).toBe('La prueba')
  expect(render(<CaptchaConsent words={null}>La prueba</CaptchaConsent>)).toBe('La prueba')
})
