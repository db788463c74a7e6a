/**
 * `JSON.stringify` with a limit. Shared parts of a value can make its JSON far longer than the value in
 * memory, so the function measures first.
 * @param maxLength in UTF-16 units
 * @throws Error if the JSON would be longer
 */
export function stringifyLimited(value: unknown, maxLength: number): string {
  let left = maxLength
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
    if (left < 0) throw tooLong(maxLength)
  }
  measure(value)
  const json = JSON.stringify(value)
  // Escapes are longer than measured.
  if (json.length > maxLength) throw tooLong(maxLength)
  return json
}

const tooLong = (maxLength: number) =>
  new Error(
    `The answer is longer than ${maxLength} characters. Ask for a slice such as [0...100] or for fewer ` +
      'fields, or read all documents from data/export.',
  )
