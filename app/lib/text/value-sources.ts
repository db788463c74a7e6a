/** Key under which an object of a query result holds the sources of its values, in previews only. */
export const SOURCES = '_sources'

/**
 * Id of a document, without the prefix of drafts, its type, and path of a field, such as
 * `hero.lead`.
 */
export type ValueSource = readonly [id: string, type: string, path: string]

export function isSource(value: unknown): value is ValueSource {
  return (
    Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string')
  )
}

/** The source of one value of an object; undefined for visitors. */
export function findSource(object: object, name: string): ValueSource | undefined {
  const source = allSources(object)?.[name]
  return isSource(source) ? source : undefined
}

/**
 * The sources of an object, to spread into an object that a loader makes of its values. Empty for
 * visitors.
 * @param renamed names of the new object whose values have another name in `from`
 */
export function sourcesOf(from: object, renamed: Readonly<Record<string, string>> = {}): object {
  const sources = allSources(from)
  if (sources === undefined) return {}
  const added = Object.entries(renamed).map(([name, source]): [string, unknown] => [
    name,
    sources[source],
  ])
  return { [SOURCES]: { ...sources, ...Object.fromEntries(added) } }
}

function allSources(object: object): Readonly<Record<string, unknown>> | undefined {
  const sources: unknown = SOURCES in object ? object[SOURCES] : undefined
  return isRecord(sources) ? sources : undefined
}

/** True for an object of loader data, false for a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
