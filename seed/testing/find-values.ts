/** Fields without visible text. */
const NON_TEXT_FIELDS = [
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

/** Returns all visible texts in a value, in order. A block of Portable Text is one text. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(collectTexts)
  if (typeof value !== 'object' || value === null) return []
  if ('_type' in value && value._type === 'block' && 'children' in value) {
    return [collectTexts(value.children).join('')]
  }
  if ('_type' in value && value._type === 'span') {
    return 'text' in value && typeof value.text === 'string' ? [value.text] : []
  }
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    NON_TEXT_FIELDS.includes(name) && typeof inner === 'string' ? [] : collectTexts(inner),
  )
}
