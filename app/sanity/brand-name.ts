/** Placeholder for the brand name in editors' texts (CMS-09). */
const TOKEN = '{product}'

/**
 * Replaces the placeholder in every text of a query result, including Portable Text.
 * @param value any JSON value; it is not mutated
 * @param brandName if absent, the placeholder is removed
 */
export function withBrandName<Value>(value: Value, brandName: string | null | undefined): Value {
  const holder = { value: structuredClone(value) }
  replaceIn(holder, brandName ?? '')
  return holder.value
}

function replaceIn(node: object, brandName: string): void {
  if (!isRecord(node)) return
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') {
      if (value.includes(TOKEN)) node[key] = value.replaceAll(TOKEN, () => brandName)
    } else if (typeof value === 'object' && value !== null) {
      replaceIn(value, brandName)
    }
  }
}

function isRecord(value: object): value is Record<string, unknown> {
  return Object.getPrototypeOf(value) === Object.prototype || Array.isArray(value)
}
