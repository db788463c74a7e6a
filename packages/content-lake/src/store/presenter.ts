import { LRUCache } from 'lru-cache'
import type { LakeDocument } from '../types'

const assetTypes = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/** Callers use two or three: the site, the lake's own port, a Studio's host. */
const MAX_PUBLIC_URLS = 16

/**
 * Turns a stored document into the one that callers receive.
 * @param publicUrl result of `getRequestedUrl`; the lake's by default
 */
export type Presenter = (document: LakeDocument, publicUrl?: string) => LakeDocument

interface PresenterOptions {
  readonly projectId: string
  readonly dataset: string
  /** Where browsers reach the API, without a final slash. */
  readonly publicUrl: string
}

/**
 * Asset documents store the path of their bytes. The presenter replaces project and dataset in it and
 * adds their `url`, so that content can move to another project, dataset and origin. The same stored
 * document and URL always give the same object.
 */
export function createPresenter(options: PresenterOptions): Presenter {
  const { projectId, dataset } = options
  const presentedByUrl = new LRUCache<string, WeakMap<LakeDocument, LakeDocument>>({
    max: MAX_PUBLIC_URLS,
  })
  return (document, publicUrl = options.publicUrl) => {
    if (!assetTypes.has(document._type) || typeof document.path !== 'string') return document
    const presented = presentedByUrl.get(publicUrl) ?? new WeakMap<LakeDocument, LakeDocument>()
    presentedByUrl.set(publicUrl, presented)
    let copy = presented.get(document)
    if (copy === undefined) {
      const path = document.path.replace(
        /^(images|files)\/[^/]+\/[^/]+\//,
        (_all, kind: string) => `${kind}/${projectId}/${dataset}/`,
      )
      copy = { ...document, path, url: `${publicUrl}/${path}` }
      presented.set(document, copy)
    }
    return copy
  }
}
