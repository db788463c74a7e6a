import { expect, test } from 'vitest'
import { render } from '~/testing/render'
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

/** Renders for a visitor without consent; a text replaces the captcha. */
const offer = (lacks: Partial<Record<keyof typeof words, string | null>>) =>
  render(<CaptchaConsent words={{ ...words, ...lacks }}>La prueba</CaptchaConsent>)

test.each([null, ''])(
  'a button whose label is %o takes the label of the captcha (CMS-08, CAP-01)',
  (none) => {
    const html = offer({ consentText: none, consentLabel: none })
    expect(html).toMatch(/<button[^>]*>No soy un robot</)
    expect(html).not.toMatch(/<p|describedby|La prueba/)
  },
)

test('loads the captcha at once without texts for the offer (CMS-08, CAP-01)', () => {
  expect(offer({ consentLabel: null, label: null })).toBe('La prueba')
  expect(render(<CaptchaConsent words={null}>La prueba</CaptchaConsent>)).toBe('La prueba')
})
