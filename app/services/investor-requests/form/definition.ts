import * as z from 'zod/mini'
import { validateEmail } from '~/lib/forms/email-address'
import { maxFieldLengths } from '../../../../config/investor-request'

/** The five fields, by the names under which they are posted, stored and e-mailed (FORM-01). */
export const investorFields = [
  'user_name',
  'user_whatsapp',
  'user_email',
  'user_currency',
  'user_message',
] as const

export type InvestorField = (typeof investorFields)[number]

/** The form as typed. */
export type TypedFields = Record<InvestorField, string>

/** The initial values (FORM-01). */
export const untouchedFields: Readonly<TypedFields> = {
  user_name: '',
  user_whatsapp: '',
  user_email: '',
  user_currency: 'USD',
  user_message: '',
}

/** The options of the currency field (FORM-01). */
const currencies = ['ARS', 'USD', 'USDT'] as const

/** Longest value of each field, for `maxlength` too. */
export const maxLengths: Readonly<Record<InvestorField, number>> = maxFieldLengths

const issueCodes = [
  'fieldRequired',
  'nameInvalid',
  'phoneInvalid',
  'emailInvalid',
  'currencyRequired',
  'messageTooLong',
] as const

/**
 * A rule that a field breaks. The dataset has the messages: `formMessages.general.fieldRequired`, and
 * `formMessages.investor` for the others.
 */
export type IssueCode = (typeof issueCodes)[number]

/** The first issue of each field that has one. */
export type FieldIssues = Partial<Record<InvestorField, IssueCode>>

/** A plus sign and up to four groups of digits with separators (FORM-03). */
const PHONE = /^\+?\(?\d+(?:[ ().-]{1,2}\d+){0,3}$/
const MIN_NAME_LENGTH = 4
const MIN_PHONE_LENGTH = 9
const MIN_EMAIL_LENGTH = 11
/** From this length an incomplete address is shown as wrong (FORM-04). */
const LIVE_EMAIL_LENGTH = 10

/** Format characters, which pasted contacts contain. */
const INVISIBLE = /\p{Cf}/gu
/** Includes all line breaks, so no single-line field can add a header to an e-mail. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** Characters of HTML tags. */
const TAG = /[<>]/
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]/gu
const DASH = /\p{Pd}/gu

/** Normalizes a single line. */
const cleanLine = (typed: string) => typed.normalize('NFC').replace(INVISIBLE, '').trim()

/** Argentina's mobile numbers have a 9 after the country code, often as a separate group. */
const BEFORE_NINE = /(?<=^\+?54)[ -](?=9[ -])/

/** As `cleanLine`, with wide digits, non-breaking spaces and long dashes as plain ones. */
const cleanPhone = (typed: string) =>
  cleanLine(typed.normalize('NFKC')).replace(DASH, '-').replace(BEFORE_NINE, '')

/** Normalizes free text: one kind of line break and no other control characters. */
const getText = (typed: string) =>
  typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL_BUT_LINES, '').trim()

/** A required single-line field: `clean` normalizes it, then `isValid` checks it. */
const line = (
  field: InvestorField,
  clean: (typed: string) => string,
  isValid: (value: string) => boolean,
  issue: IssueCode,
) =>
  z.pipe(
    z.pipe(z.string('fieldRequired'), z.transform(clean)),
    z.string().check(
      z.minLength(1, { error: 'fieldRequired', abort: true }),
      z.maxLength(maxLengths[field], { error: issue, abort: true }),
      z.refine((value) => !CONTROL.test(value) && isValid(value), issue),
    ),
  )

const request = z.object({
  user_name: line('user_name', cleanLine, isName, 'nameInvalid'),
  user_whatsapp: line('user_whatsapp', cleanPhone, isPhone, 'phoneInvalid'),
  user_email: line('user_email', cleanLine, isEmail, 'emailInvalid'),
  user_currency: z.enum(currencies, 'currencyRequired'),
  user_message: z.pipe(
    z.pipe(z.string(), z.transform(getText)),
    z.string().check(z.maxLength(maxLengths.user_message, 'messageTooLong')),
  ),
})

/** A valid request in its stored form. */
export type InvestorRequest = z.output<typeof request>

/**
 * Validates the form, in the browser and in the action (FORM-02 to FORM-04, FORM-10).
 * @param typed every field as typed
 * @returns the request in its stored form, without surrounding blanks and format characters; or the
 * issues by field
 */
export function readInvestorRequest(
  typed: TypedFields,
): { ok: true; request: InvestorRequest } | { ok: false; issues: FieldIssues } {
  const parsed = request.safeParse(typed)
  if (parsed.success) return { ok: true, request: parsed.data }
  const issues: FieldIssues = {}
  for (const { path, message } of parsed.error.issues) {
    const field = investorFields.find((name) => name === path[0])
    if (field === undefined) continue
    issues[field] ??= issueCodes.find((code) => code === message) ?? 'fieldRequired'
  }
  return { ok: false, issues }
}

/** The issues to show while the visitor types; none for empty fields (FORM-03, FORM-04). */
export function liveIssues({ user_whatsapp, user_email }: TypedFields): FieldIssues {
  const phone = cleanPhone(user_whatsapp)
  const email = cleanLine(user_email)
  return {
    ...(phone !== '' && !isPhone(phone) && { user_whatsapp: 'phoneInvalid' }),
    ...(email.length >= LIVE_EMAIL_LENGTH && !isEmail(email) && { user_email: 'emailInvalid' }),
  }
}

function isName(value: string): boolean {
  return value.length >= MIN_NAME_LENGTH && !TAG.test(value)
}

function isPhone(value: string): boolean {
  return (
    value.length >= MIN_PHONE_LENGTH &&
    value.length <= maxLengths.user_whatsapp &&
    PHONE.test(value)
  )
}

function isEmail(value: string): boolean {
  return value.length >= MIN_EMAIL_LENGTH && validateEmail(value) === undefined
}
