import type { LakeDocument } from '../context'

const assetTypes = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/** Shows a stored document as callers see it. */
export type Presenter = (document: LakeDocument) => LakeDocument

/**
 * Asset documents store the path of their bytes; the address is made of it on the way out, so that
 * the content can move to another origin. The same stored document always gives the same object.
 * @param publicUrl where browsers reach the API, without a final slash
 */
export function createPresenter(publicUrl: string): Presenter {
  const shown = new WeakMap<LakeDocument, LakeDocument>()
  return (document) => {
    if (!assetTypes.has(document._type) || typeof document.path !== 'string') return document
    let copy = shown.get(document)
    if (copy === undefined) {
      copy = { ...document, url: `${publicUrl}/${document.path}` }
      shown.set(document, copy)
    }
    return copy
  }
}
