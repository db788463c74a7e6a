/** A JSON object with unknown fields. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The targets of strong references in a value, at any depth. Weak references may dangle, and the lake
 * does not check references into other datasets.
 */
export function strongReferences(value: unknown): ReadonlySet<string> {
  const isStrong = (holder: JsonObject) => holder._weak !== true && holder._dataset === undefined
  return collect(value, isStrong, new Set())
}

/** The targets of all references in a value, as GROQ's `references()` finds them, at any depth. */
export const allReferences = (value: unknown): ReadonlySet<string> =>
  collect(value, () => true, new Set())

function collect(
  value: unknown,
  isWanted: (holder: JsonObject) => boolean,
  found: Set<string>,
): ReadonlySet<string> {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, isWanted, found)
  } else if (isObject(value)) {
    const target = value._ref
    if (typeof target === 'string' && isWanted(value)) found.add(target)
    for (const key in value) {
      const field = value[key]
      if (typeof field === 'object') collect(field, isWanted, found)
    }
  }
  return found
}
