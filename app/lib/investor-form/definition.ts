import * as z from 'zod/mini'
import { emailProblem } from '~/lib/email-address'
import { longestFields } from '../../../config/longest-fields'

/** The five fields, by the names under which they are posted, stored and e-mailed (FORM-01). */
export const investorFields = [
  'user_name',
  'user_whatsapp',
  'user_email',
  'user_currency',
  'user_message',
] as const

export type InvestorField = (typeof investorFields)[number]

/** The form as it was typed, for the page that shows it again. */
export type TypedFields = Record<InvestorField, string>

/** What an untouched form holds (FORM-01). */
export const untouchedFields: Readonly<TypedFields> = {
  user_name: '',
  user_whatsapp: '',
  user_email: '',
  user_currency: 'USD',
  user_message: '',
}

/** The currencies in which people may say that they would invest (FORM-01). */
export const currencies = ['ARS', 'USD', 'USDT'] as const

/** The most characters of each field, for `maxlength` too. */
export const longest: Readonly<Record<InvestorField, number>> = longestFields

const problemCodes = [
  'fieldRequired',
  'nameInvalid',
  'phoneInvalid',
  'emailInvalid',
  'currencyRequired',
  'messageTooLong',
] as const

/**
 * What is wrong with a field. The words are in the dataset: `formMessages.general.fieldRequired`,
 * and `formMessages.investor` for every other code.
 */
export type ProblemCode = (typeof problemCodes)[number]

/** The first problem of each field that has one. */
export type FieldProblems = Partial<Record<InvestorField, ProblemCode>>

/** Plus sign, then up to four groups of digits; what separates them is no digit (FORM-03). */
const PHONE = /^\+?\(?\d+(?:[ ().-]{1,2}\d+){0,3}$/
const SHORTEST_NAME = 4
const SHORTEST_PHONE = 9
const SHORTEST_EMAIL = 11
/** From here on an unfinished address counts as a wrong one (FORM-04). */
const EMAIL_JUDGED_FROM = 10

/** Marks without a shape of their own, which come along when a contact is pasted. */
const INVISIBLE = /\p{Cf}/gu
/** Line breaks of every kind are among them: no field of one line can add a header to an e-mail. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** Nobody's name has them, and every script and tag does. */
const TAG = /[<>]/
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]/gu
const DASH = /\p{Pd}/gu

/** One line, in one spelling of each letter. */
const lineOf = (typed: string) => typed.normalize('NFC').replace(INVISIBLE, '').trim()

/** Argentina's mobile numbers have a 9 behind the country's code; people write it on its own. */
const BEFORE_NINE = /(?<=^\+?54)[ -](?=9[ -])/

/** As `lineOf`, with wide digits, hard blanks and the longer dashes as plain ones. */
const phoneOf = (typed: string) =>
  lineOf(typed.normalize('NFKC')).replace(DASH, '-').replace(BEFORE_NINE, '')

/** Free text: line breaks of one kind, and no other control characters. */
const textOf = (typed: string) =>
  typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL_BUT_LINES, '').trim()

/** A required field of one line: `clean` brings it to its stored form, `holds` judges that. */
const line = (
  field: InvestorField,
  clean: (typed: string) => string,
  holds: (value: string) => boolean,
  problem: ProblemCode,
) =>
  z.pipe(
    z.pipe(z.string('fieldRequired'), z.transform(clean)),
    z.string().check(
      z.minLength(1, { error: 'fieldRequired', abort: true }),
      z.maxLength(longest[field], { error: problem, abort: true }),
      z.refine((value) => !CONTROL.test(value) && holds(value), problem),
    ),
  )

const request = z.object({
  user_name: line('user_name', lineOf, isName, 'nameInvalid'),
  user_whatsapp: line('user_whatsapp', phoneOf, isPhone, 'phoneInvalid'),
  user_email: line('user_email', lineOf, isEmail, 'emailInvalid'),
  user_currency: z.enum(currencies, 'currencyRequired'),
  user_message: z.pipe(
    z.pipe(z.string(), z.transform(textOf)),
    z.string().check(z.maxLength(longest.user_message, 'messageTooLong')),
  ),
})

/** A request that keeps every rule, in the form in which it is stored. */
export type InvestorRequest = z.output<typeof request>

/**
 * Judges the form by the one definition that browser and action share (FORM-02 to FORM-04, FORM-10).
 * @param typed every field as it was typed
 * @returns the request as it is stored: blanks around fields and invisible marks are gone, letters
 * and line breaks have one spelling; or what is wrong, field by field
 */
export function readInvestorRequest(
  typed: TypedFields,
): { ok: true; request: InvestorRequest } | { ok: false; problems: FieldProblems } {
  const parsed = request.safeParse(typed)
  if (parsed.success) return { ok: true, request: parsed.data }
  const problems: FieldProblems = {}
  for (const { path, message } of parsed.error.issues) {
    const field = investorFields.find((name) => name === path[0])
    if (field === undefined) continue
    problems[field] ??= problemCodes.find((code) => code === message) ?? 'fieldRequired'
  }
  return { ok: false, problems }
}

/** What is said while somebody types: nothing of fields that they have not come to (FORM-03, FORM-04). */
export function liveProblems({ user_whatsapp, user_email }: TypedFields): FieldProblems {
  const phone = phoneOf(user_whatsapp)
  const email = lineOf(user_email)
  return {
    ...(phone !== '' && !isPhone(phone) && { user_whatsapp: 'phoneInvalid' }),
    ...(email.length >= EMAIL_JUDGED_FROM && !isEmail(email) && { user_email: 'emailInvalid' }),
  }
}

function isName(value: string): boolean {
  return value.length >= SHORTEST_NAME && !TAG.test(value)
}

function isPhone(value: string): boolean {
  return (
    value.length >= SHORTEST_PHONE && value.length <= longest.user_whatsapp && PHONE.test(value)
  )
}

function isEmail(value: string): boolean {
  return value.length >= SHORTEST_EMAIL && emailProblem(value) === undefined
}
