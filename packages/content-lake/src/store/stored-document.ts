import type { LakeDocument } from '../types'

/** @throws Error if the text is not a document: the database is damaged */
export function parseDocument(text: string): LakeDocument {
  const value: unknown = JSON.parse(text)
  if (!isLakeDocument(value)) throw new Error('A stored document lacks its system fields.')
  return value
}

const systemFields = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const

/** Whether a value has the system fields of a document. */
export function isLakeDocument(value: unknown): value is LakeDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    systemFields.every((field) => typeof Reflect.get(value, field) === 'string')
  )
}
