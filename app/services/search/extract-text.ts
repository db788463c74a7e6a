/** Fields whose texts visitors read, unlike labels, names of files and options. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'achievement',
  'body',
  'cards',
  'claims',
  'content',
  'description',
  'heading',
  'items',
  'lead',
  'name',
  'note',
  'posts',
  'riskNotice',
  'role',
  'steps',
  'summary',
  'surname',
  'terms',
  'testimonials',
  'text',
  'textBlocks',
  'title',
])

/**
 * Collects the texts that a part of a page shows: plain texts, Portable Text and the items of its
 * lists. Figures are left out, because their validity ends.
 */
export function extractText(value: unknown): string {
  return collect(value)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text))
    .join(' ')
}

function collect(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(collect)
  if (typeof value !== 'object' || value === null) return []
  if ('children' in value && Array.isArray(value.children)) return [getSpans(value.children)]
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
    TEXT_FIELDS.has(name) ? collect(field) : [],
  )
}

/** One block of Portable Text. */
function getSpans(children: readonly unknown[]): string {
  return children
    .map((span) => {
      const isSpan = typeof span === 'object' && span !== null && 'text' in span
      return isSpan && typeof span.text === 'string' ? span.text : ''
    })
    .join('')
}
