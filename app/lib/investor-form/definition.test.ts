import { describe, expect, test } from 'vitest'
import { fingerprint } from '../../../config/fingerprint.server'
import {
  type FieldProblems,
  investorFields,
  liveProblems,
  longest,
  readInvestorRequest,
  type TypedFields,
  untouchedFields,
} from './definition'

const whole: TypedFields = {
  user_name: 'Ana Gómez',
  user_whatsapp: '+54 11 4000 0000',
  user_email: 'ana@correo.com',
  user_currency: 'USD',
  user_message: '',
}

const problemsOf = (changed: Partial<TypedFields>): FieldProblems => {
  const read = readInvestorRequest({ ...whole, ...changed })
  return read.ok ? {} : read.problems
}
const storedOf = (changed: Partial<TypedFields>) => {
  const read = readInvestorRequest({ ...whole, ...changed })
  return read.ok ? read.request : undefined
}

test('FORM-01 an untouched form has dollars chosen and lacks the rest', () => {
  expect(problemsOf(untouchedFields)).toEqual({
    user_name: 'fieldRequired',
    user_whatsapp: 'fieldRequired',
    user_email: 'fieldRequired',
  })
})

test('FORM-01 the message may be left out', () => {
  expect(storedOf({})).toEqual(whole)
})

describe('FORM-02 the name', () => {
  test.each(['Ana G', 'Juan', '  Juan  ', 'Ñandú', "O'Higgins", 'Lía-Inés'])(
    'is valid: %j',
    (user_name) => expect(problemsOf({ user_name })).toEqual({}),
  )
  test.each(['Ana', '  Ana  ', 'Jos', 'ose\u0301'])('is too short: %j', (user_name) =>
    expect(problemsOf({ user_name })).toEqual({ user_name: 'nameInvalid' }),
  )
  test('is missing when it is blank', () => {
    expect(problemsOf({ user_name: ' \u00a0\u200b ' })).toEqual({ user_name: 'fieldRequired' })
  })
})

const phones = {
  good: [
    '+54 11 4000 0000',
    '+54 (11) 4000-0000',
    '(011) 4000-0000',
    '011.4000.0000',
    '123456789',
    '+5491140000000',
    '+54 9 11 4000 0000',
    '+54-9-291-400-0000',
    ' +54 11 4000 0000 ',
    '+54\u00a011\u00a04000\u20110000',
    '\u202a+54 11 4000 0000\u202c',
    '１２３４５６７８９',
  ],
  bad: [
    '12345678',
    '+1234567',
    '+54 9 11 40 00 00',
    '54 11 40 00 00',
    'cuatro mil cien',
    '+54 11 4000 000a',
    '++54 11 4000 0000',
    '54+11 4000 0000',
    '+54   11 4000 0000',
    '+54 11 4000 0000;DROP',
    '=1+1234567890',
    '+54 11 4000\n0000',
    '1'.repeat(31),
  ],
}

describe('FORM-03 the telephone number', () => {
  test.each(phones.good)('is valid: %j', (user_whatsapp) => {
    expect(problemsOf({ user_whatsapp })).toEqual({})
    expect(liveProblems({ ...whole, user_whatsapp })).toEqual({})
  })
  test.each(phones.bad)('is not valid, and that is said while typing: %j', (user_whatsapp) => {
    expect(problemsOf({ user_whatsapp })).toEqual({ user_whatsapp: 'phoneInvalid' })
    expect(liveProblems({ ...whole, user_whatsapp })).toEqual({ user_whatsapp: 'phoneInvalid' })
  })
  test.each(['', '  '])('is missing, and nothing is said while typing: %j', (user_whatsapp) => {
    expect(problemsOf({ user_whatsapp })).toEqual({ user_whatsapp: 'fieldRequired' })
    expect(liveProblems({ ...whole, user_whatsapp })).toEqual({})
  })
  test('is judged at once however long it is', () => {
    const user_whatsapp = `+${'1 '.repeat(500_000)}x`
    expect(problemsOf({ user_whatsapp })).toEqual({ user_whatsapp: 'phoneInvalid' })
  })
})

describe('FORM-04 the e-mail address', () => {
  test.each(['ana@correo.co', 'abcd@ef.com', ' ANA@correo.com.ar '])('is valid: %j', (user_email) =>
    expect(problemsOf({ user_email })).toEqual({}),
  )
  test.each([
    // [typed, whether it is judged while typing]
    ['abc@ef.com', true],
    ['ab@cd.com', false],
    ['ana', false],
    ['ana@correo', true],
    ['ana correo@correo.com', true],
    ['ana@correo.com\r\nBcc: beto@correo.com', true],
  ])('is not valid: %j; said while typing: %j', (user_email, live) => {
    const problem = { user_email: 'emailInvalid' }
    expect(problemsOf({ user_email })).toEqual(problem)
    expect(liveProblems({ ...whole, user_email })).toEqual(live ? problem : {})
  })
})

test.each(['', 'usd', 'EUR', 'USD '])('FORM-01 no currency of ours: %j', (user_currency) => {
  expect(problemsOf({ user_currency })).toEqual({ user_currency: 'currencyRequired' })
})

describe('FORM-10 what no field takes', () => {
  const tooLong: FieldProblems = {
    user_name: 'nameInvalid',
    user_whatsapp: 'phoneInvalid',
    user_email: 'emailInvalid',
    user_currency: 'currencyRequired',
    user_message: 'messageTooLong',
  }
  test.each(investorFields)('more than so many characters: %s', (field) => {
    const changed = { [field]: 'a'.repeat(longest[field] + 1) }
    expect(problemsOf(changed)).toEqual({ [field]: tooLong[field] })
  })
  test('as many as allowed are taken', () => {
    const changed = {
      user_name: 'a'.repeat(longest.user_name),
      user_message: 'a'.repeat(longest.user_message),
    }
    expect(storedOf(changed)).toEqual({ ...whole, ...changed })
  })
  test.each(['\n', '\r\n', '\0', '\u0007', '\u007f', '\u0085', '\t', '\u2028', '\u2029'])(
    'control characters in one line: %j',
    (control) => {
      const between = `a@correo.com${control}b@correo.com`
      expect(problemsOf({ user_name: `Ana${control}Bcc: b@c.de`, user_email: between })).toEqual({
        user_name: 'nameInvalid',
        user_email: 'emailInvalid',
      })
    },
  )
})

test('FORM-10 a name has no tags; a message may say what it likes', () => {
  const script = '<script>alert(1)</script>'
  expect(problemsOf({ user_name: `Ana ${script}` })).toEqual({ user_name: 'nameInvalid' })
  expect(storedOf({ user_message: script })).toMatchObject({ user_message: script })
})

describe('FORM-10 one spelling for what looks the same', () => {
  test('letters with marks, blanks around, invisible marks', () => {
    const read = storedOf({
      user_name: ' Jose\u0301 Nun\u0303ez\u200b ',
      user_whatsapp: '\u202a+54\u00a011\u00a04000\u20110000\u202c',
    })
    expect(read).toMatchObject({ user_name: 'José Nuñez', user_whatsapp: '+54 11 4000-0000' })
  })
  test('line breaks of a message; its control characters are dropped, its pictures whole', () => {
    expect(storedOf({ user_message: '\n Hola\r\n\tmundo\r👩‍👩‍👧\u0000\u001b[31m ' })).toMatchObject({
      user_message: 'Hola\n\tmundo\n👩‍👩‍👧[31m',
    })
  })
})

test.each<Partial<TypedFields>>([
  { user_name: ' Jose\u0301 \u200b Nun\u0303ez ' },
  { user_whatsapp: '+54\u00a0(11)\u00a04000\u20110000' },
  { user_message: 'Hola,\r\n\r\n¿cómo están?\r\u0000\tﬁn ' },
])('FORM-08 a request has the fingerprint of the form that was posted: %j', (changed) => {
  const typed = { ...whole, ...changed }
  const read = storedOf(typed)
  expect(read).toBeDefined()
  expect(fingerprint(read ?? {})).toBe(fingerprint(typed))
})

test('FORM-08 another content has another fingerprint', () => {
  const others = investorFields.map((field) => fingerprint({ ...whole, [field]: 'ARS' }))
  const moved = fingerprint({ ...whole, user_name: '', user_message: whole.user_name })
  expect(new Set([fingerprint(whole), moved, ...others]).size).toBe(investorFields.length + 2)
  expect(fingerprint(whole)).toMatch(/^[0-9a-f]{64}$/)
})
