/** Fields that hold names for machines, not words for people. */
const MACHINE_FIELDS = [
  '_id',
  '_key',
  '_ref',
  '_rev',
  '_type',
  'href',
  'link',
  'url',
  'path',
  'tone',
]

/**
 * Every text of a value, in order: strings as they stand, each block of Portable Text as one
 * sentence whatever its marks.
 */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('_type' in value && value._type === 'block' && 'children' in value) {
    return [textsOf(value.children).join('')]
  }
  if ('_type' in value && value._type === 'span') {
    return 'text' in value && typeof value.text === 'string' ? [value.text] : []
  }
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    MACHINE_FIELDS.includes(name) && typeof inner === 'string' ? [] : textsOf(inner),
  )
}

/** Every value of fields with this name, at any depth. */
export function fieldsNamed(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsNamed(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    ...(key === name ? [inner] : []),
    ...fieldsNamed(inner, name),
  ])
}
