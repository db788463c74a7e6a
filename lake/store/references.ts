/** A JSON object with unknown fields. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The targets of strong references in a value, at any depth. Weak references may dangle, and the lake
 * does not check references into other datasets.
 */
export function strongReferences(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  collect(value, found)
  return found
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
  } else if (isObject(value)) {
    const target = value._ref
    if (typeof target === 'string') {
      if (value._weak !== true && value._dataset === undefined) found.add(target)
    }
    for (const key in value) {
      const field = value[key]
      if (typeof field === 'object') collect(field, found)
    }
  }
}
