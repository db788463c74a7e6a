const MAX_BYTES = 4 * 1024 * 1024
const CUT_TO_CHARACTERS = 1_000

/** Most UTF-8 bytes for each UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3

/**
 * Returns what a recording stores of a body: text up to 4 MB, the first 1000 characters of longer
 * text, and nothing of other types, such as posted forms (ANA-04).
 */
export function recordedBody(body: unknown): string | null {
  if (typeof body !== 'string') return null
  return isTooLarge(body) ? firstCharacters(body) : body
}

function isTooLarge(text: string): boolean {
  if (text.length > MAX_BYTES) return true
  // Encoding is necessary only near the limit.
  if (text.length * MAX_BYTES_PER_UNIT <= MAX_BYTES) return false
  return new TextEncoder().encode(text).length > MAX_BYTES
}

/** Does not split surrogate pairs. */
function firstCharacters(text: string): string {
  return Array.from(text.slice(0, CUT_TO_CHARACTERS * 2))
    .slice(0, CUT_TO_CHARACTERS)
    .join('')
}
