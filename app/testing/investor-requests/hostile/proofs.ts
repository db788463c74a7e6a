import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { signedQuestion } from '~/services/investor-requests/intake/question.server'
import { solveCaptcha } from '../valid-form'
import { withFields, type HostilePost, INJECTION, shorten } from './post'

const stamps = [
  withFields('no stamp', 'notAccepted', { stamp: '' }),
  withFields('a stamp of another server', 'notAccepted', () => ({
    stamp: createFormStamp('another'),
  })),
  withFields('an invented stamp', 'notAccepted', { stamp: 'lx0.abc' }),
  withFields('a stamp with three parts', 'notAccepted', ({ secret }) => ({
    stamp: `${createFormStamp(secret)}.x`,
  })),
  withFields('a stamp with a negative time', 'notAccepted', { stamp: '-1.' }),
  withFields('a huge stamp', 'notAccepted', { stamp: 'z'.repeat(10_000) }),
]

const keys = [
  ...[
    '1',
    'null',
    'undefined',
    '*',
    '../../etc/passwd',
    'drafts.x',
    'a.b',
    "' OR 1=1 --",
    '\0',
    '💥',
  ],
  ...['00000000-0000-0000-0000-000000000000', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'],
  ...['6ba7b810-9dad-81d1-80b4-00c04fd430c8', '6BA7B810-9DAD-41D1-80B4-00C04FD430C8'],
  ...['6ba7b810-9dad-41d1-80b4-00c04fd430c8\n', '{6ba7b810-9dad-41d1-80b4-00c04fd430c8}'],
  ...[`6ba7b810-9dad-41d1-80b4-00c04fd430c8${'0'.repeat(5_000)}`],
].map((key) => withFields(`the key ${shorten(key)}`, 'notAccepted', { key }))

const toBase64 = (payload: unknown) => btoa(JSON.stringify(payload))
interface Solved {
  challenge: { parameters: Record<string, unknown>; signature: string }
  solution: Record<string, unknown>
}
/** A solved captcha, changed after it was signed. */
const forged = (name: string, change: (payload: Solved) => unknown) =>
  withFields(`a captcha with ${name}`, 'captchaRequired', ({ captcha }) => {
    const payload = JSON.parse(atob(captcha)) as Solved
    change(payload)
    return { captcha: toBase64(payload) }
  })

const captchas = [
  withFields('no captcha', 'captchaRequired', { captcha: '' }),
  withFields('a spent captcha', 'captchaExpired', ({ spent }) => ({ captcha: spent })),
  withFields('a captcha of an hour ago', 'captchaExpired', async ({ secret }) => ({
    captcha: await solveCaptcha(secret, 3_600_000),
  })),
  withFields('a captcha of another server', 'captchaRequired', async () => ({
    captcha: await solveCaptcha('another secret of another server'),
  })),
  ...[
    ' ',
    'x',
    '0',
    'true',
    '{}',
    'null',
    '====',
    '%%%',
    'a b',
    '<script>',
    '"',
    `x${INJECTION}`,
  ].map((captcha) => withFields(`the captcha ${shorten(captcha)}`, 'captchaRequired', { captcha })),
  ...[null, 1, 'x', [], {}, { challenge: null, solution: null, test: true }, { challenge: {} }].map(
    (payload) => {
      const name = `a captcha with the payload ${shorten(payload)}`
      return withFields(name, 'captchaRequired', { captcha: toBase64(payload) })
    },
  ),
  withFields('a captcha of the previous ALTCHA version', 'captchaRequired', {
    captcha: toBase64({
      algorithm: 'SHA-256',
      challenge: 'a',
      number: 1,
      salt: 'a',
      signature: 'a',
    }),
  }),
  withFields('a captcha verified by another server', 'captchaRequired', {
    captcha: toBase64({
      algorithm: 'SHA-256',
      verificationData: 'verified=true',
      signature: 'a',
      verified: true,
    }),
  }),
  withFields('a reCAPTCHA token', 'captchaRequired', { captcha: `03AFcWeA${'x'.repeat(500)}` }),
  withFields('a captcha of 9 kB', 'captchaRequired', { captcha: 'a'.repeat(9_000) }),
  forged('a later expiry', ({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999)),
  forged('no expiry', ({ challenge }) => delete challenge.parameters.expiresAt),
  forged('less work', ({ challenge }) => (challenge.parameters.cost = 1)),
  forged('huge work', ({ challenge }) => (challenge.parameters.cost = 1e12)),
  forged('another algorithm', ({ challenge }) => (challenge.parameters.algorithm = 'ARGON2ID')),
  forged('another nonce', ({ challenge }) => (challenge.parameters.nonce = '00'.repeat(16))),
  forged('no signature', ({ challenge }) => (challenge.signature = '')),
  forged('a changed prototype', ({ challenge: { parameters } }) =>
    Object.defineProperty(parameters, '__proto__', { value: {}, enumerable: true }),
  ),
  forged('another solution', ({ solution }) => (solution.derivedKey = '00'.repeat(32))),
  forged('no solution', (payload) => (payload.solution = {})),
  forged('a negative counter', ({ solution }) => (solution.counter = -1)),
]

/** The proof of a browser without scripts: a sum instead of key and captcha. */
const sum = (
  name: string,
  outcome: HostilePost['outcome'],
  change: (secret: string) => { question: string; answer: string },
) =>
  withFields(`a sum ${name}`, outcome, ({ secret }) => ({
    key: '',
    captcha: '',
    ...change(secret),
  }))

const sums = [
  sum('without its answer', 'captchaRequired', (secret) => {
    return { question: signedQuestion(secret).signed, answer: ' ' }
  }),
  sum('without its question', 'captchaRequired', () => ({ question: '', answer: '7' })),
  sum('with a wrong result', 'captchaRequired', (secret) => {
    const { a, b, signed } = signedQuestion(secret)
    return { question: signed, answer: String(a + b + 1) }
  }),
  sum('of two days ago', 'captchaExpired', (secret) => {
    const { a, b, signed } = signedQuestion(secret, Date.now() - 2 * 86_400_000)
    return { question: signed, answer: String(a + b) }
  }),
  sum('of another server', 'captchaRequired', () => {
    const { a, b, signed } = signedQuestion('another secret')
    return { question: signed, answer: String(a + b) }
  }),
  sum('that is unsigned', 'captchaRequired', () => ({ question: 'x-1-1.x', answer: '2' })),
  sum('with changed numbers', 'captchaRequired', (secret) => {
    const signed = signedQuestion(secret).signed.replace(/-\d+-\d+\./, '-1-1.')
    return { question: signed, answer: '2' }
  }),
  sum('answered with a script', 'captchaRequired', (secret) => {
    return { question: signedQuestion(secret).signed, answer: '<script>' }
  }),
]

/** Invalid stamps, keys, captchas and sums. */
export const hostileProofs = [stamps, keys, captchas, sums].flat()
