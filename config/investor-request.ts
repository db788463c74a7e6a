import { type FieldDefinition, fieldDefinitions } from './investor-fields'

/** The name of a field of the investor form. */
export type InvestorField = keyof typeof fieldDefinitions

/** A message about a field: a key of the dataset's `formMessages`. */
export type IssueCode = 'fieldRequired' | (typeof fieldDefinitions)[InvestorField]['issue']

/** The definitions by name. */
export const investorForm: Readonly<Record<InvestorField, FieldDefinition & { issue: IssueCode }>> =
  fieldDefinitions

/** The names of the fields in their order. */
export const investorFields: readonly InvestorField[] =
  Object.keys(fieldDefinitions).filter(isInvestorField)

/** Fields with an address or a number of the visitor. */
export const contactFields = investorFields.filter((name) =>
  /^(phone|email)$/.test(investorForm[name].kind),
)

/** Fields that identify a person or hold a person's words. */
export const personalFields = investorFields.filter((name) => investorForm[name].kind !== 'choice')

/** Creates a value for every field. */
export function mapFields<Value>(
  create: (name: InvestorField) => Value,
): Record<InvestorField, Value>
export function mapFields(create: (name: InvestorField) => unknown): Record<string, unknown> {
  return Object.fromEntries(investorFields.map((name) => [name, create(name)]))
}

function isInvestorField(name: string): name is InvestorField {
  return Object.hasOwn(fieldDefinitions, name)
}

/**
 * When an unsent e-mail about a request counts as overdue, in milliseconds (FORM-08). The server
 * and the Studio agree on it, so the Studio also shows it while the server is down.
 */
export const MAIL_OVERDUE_MS = 3_600_000
