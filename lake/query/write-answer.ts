/**
 * Writes a value as JSON. A value may hold the same part many times and be far longer written than
 * it is in memory, so it is measured before.
 * @param most length of the JSON, in UTF-16 units
 * @throws Error when it would be longer
 */
export function writeAnswer(value: unknown, most: number): string {
  let left = most
  const measure = (part: unknown) => {
    left -= 1
    if (typeof part === 'string') left -= part.length
    else if (Array.isArray(part)) part.forEach(measure)
    else if (typeof part === 'object' && part !== null) {
      for (const name of Object.keys(part)) {
        left -= name.length
        measure(Reflect.get(part, name))
      }
    }
    if (left < 0) throw tooLong(most)
  }
  measure(value)
  const json = JSON.stringify(value)
  // What is escaped is longer than was measured.
  if (json.length > most) throw tooLong(most)
  return json
}

const tooLong = (most: number) => new Error(`The answer is longer than ${most} characters.`)
