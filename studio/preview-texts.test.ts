import { expect, test } from 'vitest'
import { isShownText } from '#app/sanity/shown-text'
import { schemaTypes } from '../schemas'

interface Field {
  readonly name: string
  readonly type?: unknown
  readonly options?: unknown
}

/** Private documents, which no page shows. */
const privateTypes = ['investorRequest', 'investorAccess', 'newsletterSignup', 'visitDay']

function isField(value: unknown): value is Field {
  return isObject(value) && 'name' in value
}

/** Every field of a type with its descendants. */
function listFields(type: object): Field[] {
  const fields = 'fields' in type && Array.isArray(type.fields) ? type.fields : []
  const members = 'of' in type && Array.isArray(type.of) ? type.of : []
  return [
    ...fields.filter(isField).flatMap((field) => [field, ...listFields(field)]),
    ...members.filter(isObject).flatMap(listFields),
  ]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** True for a field whose value is one of a few, which code compares. */
function isChoice({ type, options }: Field): boolean {
  return type === 'string' && typeof options === 'object' && options !== null && 'list' in options
}

test('previews add no source to choices, because code compares their values (EDIT-01)', () => {
  const choices = schemaTypes
    .filter(({ name }) => !privateTypes.includes(name))
    .flatMap(listFields)
    .filter(isChoice)
  expect(choices.length).toBeGreaterThan(8)
  const shown = choices.filter(({ name }) => isShownText('plain', 'homePage', `block.${name}`))
  expect(shown.map(({ name }) => name)).toEqual([])
})
