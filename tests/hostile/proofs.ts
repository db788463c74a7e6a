import { formStamp } from '../../app/lib/form-stamp.server'
import { signedQuestion } from '../../app/services/investor-requests/question.server'
import { agedStamp, solvedCaptcha } from '../../scripts/lib/investor-form'
import { form, type HostilePost, INJECTED, shown } from './post'

const stamps = [
  form('no stamp', 'notAccepted', { stamp: '' }),
  form('a stamp of this moment', 'notAccepted', ({ secret }) => ({ stamp: formStamp(secret) })),
  form('a stamp of another server', 'notAccepted', () => ({ stamp: agedStamp('another') })),
  form('a made-up stamp', 'notAccepted', { stamp: 'lx0.abc' }),
  form('a stamp of three parts', 'notAccepted', ({ secret }) => ({
    stamp: `${agedStamp(secret)}.x`,
  })),
  form('a stamp in a wrong base', 'notAccepted', { stamp: '-1.' }),
  form('a stamp without end', 'notAccepted', { stamp: 'z'.repeat(10_000) }),
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
].map((key) => form(`the key ${shown(key)}`, 'notAccepted', { key }))

const sealed = (payload: unknown) => btoa(JSON.stringify(payload))
interface Solved {
  challenge: { parameters: Record<string, unknown>; signature: string }
  solution: Record<string, unknown>
}
/** The good captcha with something changed after it was signed. */
const forged = (name: string, change: (payload: Solved) => unknown) =>
  form(`a captcha with ${name}`, 'captchaRequired', ({ captcha }) => {
    const payload = JSON.parse(atob(captcha)) as Solved
    change(payload)
    return { captcha: sealed(payload) }
  })

const captchas = [
  form('no captcha', 'captchaRequired', { captcha: '' }),
  form('a captcha that was used', 'captchaExpired', ({ spent }) => ({ captcha: spent })),
  form('a captcha of an hour ago', 'captchaExpired', async ({ secret }) => ({
    captcha: await solvedCaptcha(secret, 3_600_000),
  })),
  form('a captcha of another server', 'captchaRequired', async () => ({
    captcha: await solvedCaptcha('another secret of another server'),
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
    `x${INJECTED}`,
  ].map((captcha) => form(`the captcha ${shown(captcha)}`, 'captchaRequired', { captcha })),
  ...[null, 1, 'x', [], {}, { challenge: null, solution: null, test: true }, { challenge: {} }].map(
    (payload) => {
      const name = `a captcha that holds ${shown(payload)}`
      return form(name, 'captchaRequired', { captcha: sealed(payload) })
    },
  ),
  form('a captcha of the version before', 'captchaRequired', {
    captcha: sealed({ algorithm: 'SHA-256', challenge: 'a', number: 1, salt: 'a', signature: 'a' }),
  }),
  form('a captcha verified elsewhere', 'captchaRequired', {
    captcha: sealed({
      algorithm: 'SHA-256',
      verificationData: 'verified=true',
      signature: 'a',
      verified: true,
    }),
  }),
  form('a token of a provider', 'captchaRequired', { captcha: `03AFcWeA${'x'.repeat(500)}` }),
  form('a captcha of 9 kB', 'captchaRequired', { captcha: 'a'.repeat(9_000) }),
  forged('a longer life', ({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999)),
  forged('no end', ({ challenge }) => delete challenge.parameters.expiresAt),
  forged('less work', ({ challenge }) => (challenge.parameters.cost = 1)),
  forged('endless work', ({ challenge }) => (challenge.parameters.cost = 1e12)),
  forged('another algorithm', ({ challenge }) => (challenge.parameters.algorithm = 'ARGON2ID')),
  forged('another nonce', ({ challenge }) => (challenge.parameters.nonce = '00'.repeat(16))),
  forged('no signature', ({ challenge }) => (challenge.signature = '')),
  forged('a prototype', ({ challenge: { parameters } }) =>
    Object.defineProperty(parameters, '__proto__', { value: {}, enumerable: true }),
  ),
  forged('another solution', ({ solution }) => (solution.derivedKey = '00'.repeat(32))),
  forged('no solution', (payload) => (payload.solution = {})),
  forged('a counter below zero', ({ solution }) => (solution.counter = -1)),
]

/** For people without scripts: no key, no captcha, a sum. */
const sum = (
  name: string,
  outcome: HostilePost['outcome'],
  change: (secret: string) => { question: string; answer: string },
) => form(`a sum ${name}`, outcome, ({ secret }) => ({ key: '', captcha: '', ...change(secret) }))

const sums = [
  sum('without its answer', 'captchaRequired', (secret) => {
    return { question: signedQuestion(secret).signed, answer: ' ' }
  }),
  sum('without its question', 'captchaRequired', () => ({ question: '', answer: '7' })),
  sum('done wrong', 'captchaRequired', (secret) => {
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
  sum('of its own making', 'captchaRequired', () => ({ question: 'x-1-1.x', answer: '2' })),
  sum('with other numbers', 'captchaRequired', (secret) => {
    const signed = signedQuestion(secret).signed.replace(/-\d+-\d+\./, '-1-1.')
    return { question: signed, answer: '2' }
  }),
  sum('answered with a script', 'captchaRequired', (secret) => {
    return { question: signedQuestion(secret).signed, answer: '<script>' }
  }),
]

/** What vouches for nobody. */
export const badProofs = [stamps, keys, captchas, sums].flat()
