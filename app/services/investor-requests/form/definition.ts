import { validateEmail } from '~/lib/forms/email-address'
import type { FieldKind } from '#config/investor-fields'
import {
  type InvestorField,
  investorFields,
  investorForm,
  type IssueCode,
  mapFields,
} from '#config/investor-request'

export { type InvestorField, investorFields, investorForm, type IssueCode }

/** The form as typed. */
export type TypedFields = Record<InvestorField, string>

/** The initial values (FORM-01). */
export const untouchedFields: Readonly<TypedFields> = mapFields(
  (name) => investorForm[name].initial ?? '',
)

/** The fields without which the form cannot be sent. */
export const requiredFields = investorFields.filter(
  (name) => investorForm[name].isOptional !== true,
)

/** The first issue of each field that has one. */
export type FieldIssues = Partial<Record<InvestorField, IssueCode>>

/** A plus sign and up to four groups of digits with separators (FORM-03). */
const PHONE = /^\+?\(?\d+(?:[ ().-]{1,2}\d+){0,3}$/
const MIN_NAME_LENGTH = 4
const MIN_PHONE_LENGTH = 9
const MIN_EMAIL_LENGTH = 11
/** Format characters, which pasted contacts contain. */
const INVISIBLE = /\p{Cf}/gu
/** Includes all line breaks, so no single-line field can add a header to an e-mail. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u
const CONTROLS = new RegExp(CONTROL, 'gu')
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

/** Normalizes a single line in which nothing but its length can be wrong. */
const cleanAnyLine = (typed: string) => cleanLine(typed.replace(CONTROLS, ' '))

interface KindRule {
  clean: (typed: string) => string
  isValid?: (value: string) => boolean
  /** From this length a wrong value is shown while the visitor types. */
  liveLength?: number
}

/** The rules by kind (FORM-02 to FORM-04). */
const rules: Readonly<Record<FieldKind, KindRule>> = {
  name: { clean: cleanLine, isValid: isName },
  phone: { clean: cleanPhone, isValid: isPhone, liveLength: 1 },
  email: { clean: cleanLine, isValid: isEmail, liveLength: 10 },
  choice: { clean: (typed) => typed },
  line: { clean: cleanAnyLine },
  text: { clean: cleanText },
}

/**
 * Validates the form, in the browser and in the action (FORM-02 to FORM-04, FORM-10).
 * @param typed every field as typed
 * @returns the request in its stored form, without surrounding blanks and format characters; or the
 * issues by field
 */
export function readInvestorRequest(
  typed: TypedFields,
): { ok: true; request: TypedFields } | { ok: false; issues: FieldIssues } {
  const request = cleanFields(typed)
  const issues = findIssues(investorFields, request)
  return Object.keys(issues).length > 0 ? { ok: false, issues } : { ok: true, request }
}

/** The issues to show while the visitor types; none for empty fields (FORM-03, FORM-04). */
export function liveIssues(typed: TypedFields): FieldIssues {
  const values = cleanFields(typed)
  const started = investorFields.filter((name) => {
    const { liveLength = Infinity } = rules[investorForm[name].kind]
    return values[name].length >= liveLength
  })
  return findIssues(started, values)
}

function cleanFields(typed: TypedFields): TypedFields {
  return mapFields((name) => rules[investorForm[name].kind].clean(typed[name]))
}

function findIssues(fields: readonly InvestorField[], values: TypedFields): FieldIssues {
  const issues: FieldIssues = {}
  for (const name of fields) {
    const issue = findIssue(name, values[name])
    if (issue !== undefined) issues[name] = issue
  }
  return issues
}

function findIssue(name: InvestorField, value: string): IssueCode | undefined {
  const { kind, isOptional = false, issue, maxLength, options } = investorForm[name]
  if (value === '' && isOptional) return undefined
  if (value === '' && options === undefined) return 'fieldRequired'
  const isWrong = options?.includes(value) === false || rules[kind].isValid?.(value) === false
  return isWrong || value.length > maxLength ? issue : undefined
}

function isName(value: string): boolean {
  return value.length >= MIN_NAME_LENGTH && !TAG.test(value) && !CONTROL.test(value)
}

function isPhone(value: string): boolean {
  return value.length >= MIN_PHONE_LENGTH && PHONE.test(value)
}

function isEmail(value: string): boolean {
  return (
    value.length >= MIN_EMAIL_LENGTH && !CONTROL.test(value) && validateEmail(value) === undefined
  )
}
