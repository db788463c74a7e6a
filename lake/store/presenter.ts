import type { LakeDocument } from '../types'

const assetTypes = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/** Turns a stored document into the one that callers receive. */
export type Presenter = (document: LakeDocument) => LakeDocument

/**
 * Asset documents store the path of their bytes; the presenter adds their `url`, so that content can
 * move to another origin. The same stored document always gives the same object.
 * @param publicUrl where browsers reach the API, without a final slash
 */
export function createPresenter(publicUrl: string): Presenter {
  const presented = new WeakMap<LakeDocument, LakeDocument>()
  return (document) => {
    if (!assetTypes.has(document._type) || typeof document.path !== 'string') return document
    let copy = presented.get(document)
    if (copy === undefined) {
      copy = { ...document, url: `${publicUrl}/${document.path}` }
      presented.set(document, copy)
    }
    return copy
  }
}
