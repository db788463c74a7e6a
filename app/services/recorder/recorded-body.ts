const MOST_BYTES = 4 * 1024 * 1024
const CUT_TO_CHARACTERS = 1_000

/** No character takes more bytes than this for each unit of a string's length. */
const MOST_BYTES_A_UNIT = 3

/**
 * What a recording keeps of a body: text of up to 4 MB as it is, the first 1000 characters of a
 * longer one (ANA-04), and nothing of what is no text, as the fields of a posted form are people's.
 */
export function recordedBody(body: unknown): string | null {
  if (typeof body !== 'string') return null
  return isTooLarge(body) ? firstCharacters(body) : body
}

function isTooLarge(text: string): boolean {
  if (text.length > MOST_BYTES) return true
  // Most bodies are small: only those near the limit are worth counting.
  if (text.length * MOST_BYTES_A_UNIT <= MOST_BYTES) return false
  return new TextEncoder().encode(text).length > MOST_BYTES
}

/** Whole characters: one of two units is not torn. */
function firstCharacters(text: string): string {
  return Array.from(text.slice(0, CUT_TO_CHARACTERS * 2))
    .slice(0, CUT_TO_CHARACTERS)
    .join('')
}
