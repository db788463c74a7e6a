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

/**
 * A rule that a field breaks. The dataset has the messages: `formMessages.general.fieldRequired`, and
 * `formMessages.investor` for the others.
 */
export type IssueCode =
  | 'fieldRequired'
  | 'nameInvalid'
  | 'phoneInvalid'
  | 'emailInvalid'
  | 'currencyRequired'
  | 'messageTooLong'

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
const cleanText = (typed: string) =>
  typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL_BUT_LINES, '').trim()

/** A valid request in its stored form. */
export interface InvestorRequest extends TypedFields {
  user_currency: (typeof currencies)[number]
}

/**
 * Validates the form, in the browser and in the action (FORM-02 to FORM-04, FORM-10).
 * @param typed every field as typed
 * @returns the request in its stored form, without surrounding blanks and format characters; or the
 * issues by field
 */
export function readInvestorRequest(
  typed: TypedFields,
): { ok: true; request: InvestorRequest } | { ok: false; issues: FieldIssues } {
  const clean = {
    user_name: cleanLine(typed.user_name),
    user_whatsapp: cleanPhone(typed.user_whatsapp),
    user_email: cleanLine(typed.user_email),
    user_message: cleanText(typed.user_message),
  }
  const user_currency = currencies.find((currency) => currency === typed.user_currency)
  const issues: FieldIssues = {
    ...findLineIssue('user_name', clean.user_name, isName, 'nameInvalid'),
    ...findLineIssue('user_whatsapp', clean.user_whatsapp, isPhone, 'phoneInvalid'),
    ...findLineIssue('user_email', clean.user_email, isEmail, 'emailInvalid'),
    ...(user_currency === undefined && { user_currency: 'currencyRequired' }),
    ...(clean.user_message.length > maxLengths.user_message && { user_message: 'messageTooLong' }),
  }
  return user_currency === undefined || Object.keys(issues).length > 0
    ? { ok: false, issues }
    : { ok: true, request: { ...clean, user_currency } }
}

/** The issue of a required single-line field. */
function findLineIssue(
  field: InvestorField,
  value: string,
  isValid: (value: string) => boolean,
  issue: IssueCode,
): FieldIssues {
  if (value === '') return { [field]: 'fieldRequired' }
  const isTooLong = value.length > maxLengths[field]
  return isTooLong || CONTROL.test(value) || !isValid(value) ? { [field]: issue } : {}
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
