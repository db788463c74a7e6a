import { describe, expect, test } from 'vitest'
import { validForm as filledForm } from '~/testing/investor-requests/valid-form'
import { fingerprint } from './fingerprint.server'
import {
  type FieldIssues,
  investorFields,
  investorForm,
  liveIssues,
  readInvestorRequest,
  requiredFields,
  type TypedFields,
  untouchedFields,
} from './definition'

const validForm: TypedFields = { ...filledForm, user_message: '' }

const findIssues = (changed: Partial<TypedFields>): FieldIssues => {
  const read = readInvestorRequest({ ...validForm, ...changed })
  return read.ok ? {} : read.issues
}
const toStored = (changed: Partial<TypedFields>) => {
  const read = readInvestorRequest({ ...validForm, ...changed })
  return read.ok ? read.request : undefined
}

test('an untouched form has only its choices (FORM-01)', () => {
  const empty = requiredFields.filter((field) => untouchedFields[field] === '')
  expect(findIssues(untouchedFields)).toEqual(
    Object.fromEntries(empty.map((field) => [field, 'fieldRequired'])),
  )
})

test('the message is optional (FORM-01)', () => {
  expect(toStored({})).toEqual(validForm)
})

describe('the name (FORM-02)', () => {
  test.each(['Ana G', 'Juan', '  Juan  ', 'Ñandú', "O'Higgins", 'Lía-Inés'])(
    'is valid: %j',
    (user_name) => expect(findIssues({ user_name })).toEqual({}),
  )
  test.each(['Ana', '  Ana  ', 'Jos', 'ose\u0301'])('is too short: %j', (user_name) =>
    expect(findIssues({ user_name })).toEqual({ user_name: 'nameInvalid' }),
  )
  test('is missing when it is blank', () => {
    expect(findIssues({ user_name: ' \u00a0\u200b ' })).toEqual({ user_name: 'fieldRequired' })
  })
})

const phones = {
  good: [
    '+54 11 4000 0000',
    '+54 (11) 4000-0000',
    '123456789',
    '+5491140000000',
    '+54-9-291-400-0000',
    ' +54 11 4000 0000 ',
    '+54\u00a011\u00a04000\u20110000',
    '\u202a+54 11 4000 0000\u202c',
    '１２３４５６７８９',
  ],
  bad: [
    '12345678',
    '+54 9 11 40 00 00',
    'cuatro mil cien',
    '+54 11 4000 000a',
    '54+11 4000 0000',
    '+54   11 4000 0000',
    '+54 11 4000 0000;DROP',
    '=1+1234567890',
    '+54 11 4000\n0000',
    '-1234567890',
    '٠١٢٣٤٥٦٧٨٩',
    'tel:+541140000000',
    '1'.repeat(31),
  ],
}

describe('the phone number (FORM-03)', () => {
  test.each(phones.good)('is valid: %j', (user_whatsapp) => {
    expect(findIssues({ user_whatsapp })).toEqual({})
    expect(liveIssues({ ...validForm, user_whatsapp })).toEqual({})
  })
  test.each(phones.bad)('is invalid, and reported while typing: %j', (user_whatsapp) => {
    expect(findIssues({ user_whatsapp })).toEqual({ user_whatsapp: 'phoneInvalid' })
    expect(liveIssues({ ...validForm, user_whatsapp })).toEqual({ user_whatsapp: 'phoneInvalid' })
  })
  test.each(['', '  '])('is missing, but not reported while typing: %j', (user_whatsapp) => {
    expect(findIssues({ user_whatsapp })).toEqual({ user_whatsapp: 'fieldRequired' })
    expect(liveIssues({ ...validForm, user_whatsapp })).toEqual({})
  })
  test('is validated quickly at any length', () => {
    const user_whatsapp = `+${'1 '.repeat(500_000)}x`
    expect(findIssues({ user_whatsapp })).toEqual({ user_whatsapp: 'phoneInvalid' })
  })
})

describe('the e-mail address (FORM-04)', () => {
  test.each(['ana@correo.co', 'abcd@ef.com', ' ANA@correo.com.ar '])('is valid: %j', (user_email) =>
    expect(findIssues({ user_email })).toEqual({}),
  )
  test.each([
    // [typed text, whether its issue is reported while typing]
    ['abc@ef.com', true],
    ['ab@cd.com', false],
    ['ana', false],
    ['ana@correo', true],
    ['ana correo@correo.com', true],
    ['ana@correo.com\r\nBcc: beto@correo.com', true],
  ])('is invalid: %j; reported while typing: %j', (user_email, live) => {
    const issue = { user_email: 'emailInvalid' }
    expect(findIssues({ user_email })).toEqual(issue)
    expect(liveIssues({ ...validForm, user_email })).toEqual(live ? issue : {})
  })
})

test.each(['', 'usd', 'EUR', 'USD ', '__proto__'])(
  'rejects the currency %j (FORM-01)',
  (user_currency) => {
    expect(findIssues({ user_currency })).toEqual({ user_currency: 'currencyRequired' })
  },
)

describe('limits of every field (FORM-10)', () => {
  test.each(investorFields)('more than so many characters: %s', (field) => {
    const changed = { [field]: 'a'.repeat(investorForm[field].maxLength + 1) }
    expect(findIssues(changed)).toEqual({ [field]: investorForm[field].issue })
  })
  test('accepts the longest values', () => {
    const changed = {
      user_name: 'a'.repeat(investorForm.user_name.maxLength),
      user_message: 'a'.repeat(investorForm.user_message.maxLength),
    }
    expect(toStored(changed)).toEqual({ ...validForm, ...changed })
  })
  test.each(['\n', '\r\n', '\0', '\u0007', '\u007f', '\u0085', '\t', '\u2028', '\u2029'])(
    'control characters in one line: %j',
    (control) => {
      const between = `a@correo.com${control}b@correo.com`
      expect(findIssues({ user_name: `Ana${control}Bcc: b@c.de`, user_email: between })).toEqual({
        user_name: 'nameInvalid',
        user_email: 'emailInvalid',
      })
    },
  )
})

test('rejects tags in a name, not in a message (FORM-10)', () => {
  const script = '<script>alert(1)</script>'
  expect(findIssues({ user_name: `Ana ${script}` })).toEqual({ user_name: 'nameInvalid' })
  expect(toStored({ user_message: script })).toMatchObject({ user_message: script })
})

describe('normalization (FORM-10)', () => {
  test('of accents, surrounding blanks and format characters', () => {
    const read = toStored({
      user_name: ' Jose\u0301 Nun\u0303ez\u200b ',
      user_whatsapp: '\u202a+54\u00a011\u00a04000\u20110000\u202c',
    })
    expect(read).toMatchObject({ user_name: 'José Nuñez', user_whatsapp: '+54 11 4000-0000' })
  })
  test('of line breaks and control characters in a message, not of emoji', () => {
    expect(toStored({ user_message: '\n Hola\r\n\tmundo\r👩‍👩‍👧\u0000\u001b[31m ' })).toMatchObject({
      user_message: 'Hola\n\tmundo\n👩‍👩‍👧[31m',
    })
  })
})

test.each<Partial<TypedFields>>([
  { user_name: ' Jose\u0301 \u200b Nun\u0303ez ' },
  { user_whatsapp: '+54\u00a0(11)\u00a04000\u20110000' },
  { user_message: 'Hola,\r\n\r\n¿cómo están?\r\u0000\tﬁn ' },
])('a request has the fingerprint of its form: %j (FORM-08)', (changed) => {
  const typed = { ...validForm, ...changed }
  const read = toStored(typed)
  expect(read).toBeDefined()
  expect(fingerprint(read ?? {})).toBe(fingerprint(typed))
})

test('other content has another fingerprint (FORM-08)', () => {
  const others = investorFields.map((field) => fingerprint({ ...validForm, [field]: 'ARS' }))
  const moved = fingerprint({ ...validForm, user_name: '', user_message: validForm.user_name })
  expect(new Set([fingerprint(validForm), moved, ...others]).size).toBe(investorFields.length + 2)
  expect(fingerprint(validForm)).toMatch(/^[0-9a-f]{64}$/)
})
