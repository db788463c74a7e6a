import type { LakeDocument } from '../../types'
import type { DatasetView } from '../dataset-view'

/** Where an object or list of a query's result is in the documents. */
export interface Origin {
  readonly document: LakeDocument
  /** The object or list itself. */
  readonly value: object
  /** Absent for the document itself. */
  readonly location?: Location
}

/** A place in a document: an own property of an object, or an item of a list. */
export interface Location {
  readonly parent: Origin
  readonly key: string | number
}

export interface TrackedDocuments {
  /** Shows the same documents as proxies. */
  readonly view: DatasetView
  /** @returns the origin of a proxy, or of an object or list that was read from one */
  readonly originOf: (value: object) => Origin | undefined
}

/**
 * Tracks where the objects and lists come from that a query reads. Only what is read is tracked, so
 * the cost does not grow with the size of the documents.
 */
export function trackDocuments(view: DatasetView): TrackedDocuments {
  const origins = new WeakMap<object, Origin>()
  const proxies = new WeakMap<object, object>()

  const track = <Value extends object>(value: Value, origin: Origin): Value => {
    const proxy = new Proxy(value, {
      get(target, key) {
        const child: unknown = Reflect.get(target, key)
        if (typeof child !== 'object' || child === null || typeof key === 'symbol') return child
        const known = proxies.get(child)
        if (known !== undefined) return known
        const location = { parent: origin, key: Array.isArray(target) ? Number(key) : key }
        return track(child, { document: origin.document, value: child, location })
      },
    })
    proxies.set(value, proxy)
    origins.set(proxy, origin)
    return proxy
  }
  const trackDocument = (document: LakeDocument): LakeDocument => {
    const known = tracked.get(document)
    if (known !== undefined) return known
    const proxy = track(document, { document, value: document })
    tracked.set(document, proxy)
    return proxy
  }
  const tracked = new WeakMap<LakeDocument, LakeDocument>()

  return {
    view: {
      get documents() {
        return view.documents.map(trackDocument)
      },
      get(id) {
        const document = view.get(id)
        return document === undefined ? undefined : trackDocument(document)
      },
      ofType: (type) => view.ofType(type).map(trackDocument),
      referringTo: (ids) => view.referringTo(ids).map(trackDocument),
      findStored: (id) => view.findStored(id),
    },
    originOf: (value) => origins.get(value),
  }
}
