import { isObject, type JsonObject } from '../../store/references'
import { ENTRIES } from './trace-query'
import type { Location, TrackedDocuments } from './track-documents'

/** Result of a query by `traceQuery`. */
type Trace = unknown

export type LocationFinder = ReturnType<typeof createLocationFinder>

/** A trace that needs no further evaluation. */
class Found {
  constructor(readonly location: Location) {}
}

/** Finds where a value comes from; an object or list of a document needs no trace. */
export function createLocationFinder({ originOf }: TrackedDocuments) {
  /** @returns the trace of a property that a query gave to an object */
  const ofProperty = (holder: object, name: string): Trace => {
    const parent = originOf(holder)
    if (parent !== undefined) {
      return Object.hasOwn(holder, name) ? new Found({ parent, key: name }) : undefined
    }
    return findEntry(holder, Reflect.get(holder, ENTRIES), name)?.trace
  }

  /** The last entry that sets the property counts. */
  const findEntry = (
    holder: object,
    entries: unknown,
    name: string,
  ): { trace: Trace } | undefined => {
    if (!isList(entries)) return undefined
    for (const entry of entries.toReversed().filter(isObject)) {
      if (entry.name === name) return { trace: entry.trace }
      const inner = findEntry(holder, entry.entries, name)
      if (inner !== undefined) return inner
      const spread = getSpread(holder, entry.spread)
      if (isObject(spread) && Object.hasOwn(spread, name)) {
        return { trace: ofProperty(spread, name) }
      }
    }
    return undefined
  }

  /** @returns the traces of all items of a list, by position */
  const ofItems = (items: readonly unknown[], trace: Trace): readonly Trace[] => {
    const parent = originOf(items)
    if (parent !== undefined) return items.map((_, key) => new Found({ parent, key }))
    const traces = isObject(trace) ? expand(trace) : []
    return traces.length === items.length ? traces : []
  }

  const expand = (trace: JsonObject): readonly Trace[] => {
    switch (trace.kind) {
      case 'map':
        return toList(trace.items)
      case 'flat': {
        const traces = toList(trace.items)
        return toList(trace.values).flatMap((value, index) =>
          isList(value) ? pad(value, ofItems(value, traces[index])) : [traces[index]],
        )
      }
      case 'slice':
        return slice(ofItems(toList(trace.base), trace.items), trace.bounds)
      case 'concat':
        return toList(trace.parts)
          .filter(isObject)
          .flatMap((part) => {
            if (!('values' in part)) return [part.trace]
            const values = toList(part.values)
            return pad(values, ofItems(values, part.items))
          })
      default:
        return []
    }
  }

  /** @returns `undefined` if the origin is unknown */
  const find = (trace: Trace): Location | undefined => {
    if (trace instanceof Found) return trace.location
    if (!isObject(trace)) return undefined
    const { kind, base, name, index } = trace
    if (kind === 'field' && isObject(base) && typeof name === 'string') {
      return find(ofProperty(base, name))
    }
    if (kind === 'element' && isList(base) && typeof index === 'number') {
      return find(ofItems(base, trace.items)[index < 0 ? base.length + index : index])
    }
    return undefined
  }

  return { ofProperty, ofItems, find }
}

/** @param reference of an entry: the key of the object that was spread */
const getSpread = (holder: object, reference: unknown): unknown =>
  isObject(reference) && typeof reference.key === 'symbol'
    ? Reflect.get(holder, reference.key)
    : undefined

/** Returns the list itself, because its origin depends on its identity. */
const toList = (value: unknown): readonly unknown[] => (isList(value) ? value : [])

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Returns one trace for each item, `undefined` for an item without one. */
const pad = (items: readonly unknown[], traces: readonly Trace[]): readonly Trace[] =>
  items.map((_, index) => traces[index])

/** Selects the same items as groq-js. */
function slice(traces: readonly Trace[], bounds: unknown): readonly Trace[] {
  if (!isObject(bounds)) return []
  const { left, right, isInclusive } = bounds
  if (typeof left !== 'number' || typeof right !== 'number') return []
  const start = left < 0 ? traces.length + left : left
  const last = right < 0 ? traces.length + right : right
  const end = isInclusive === true ? last + 1 : last
  return traces.slice(Math.max(start, 0), Math.max(end, 0))
}
