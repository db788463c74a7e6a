import type { LakeDocument } from '../types'

const assetTypes = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/** Turns a stored document into the one that callers receive. */
export type Presenter = (document: LakeDocument) => LakeDocument

interface PresenterOptions {
  readonly projectId: string
  readonly dataset: string
  /** Where browsers reach the API, without a final slash. */
  readonly publicUrl: string
}

/**
 * Asset documents store the path of their bytes. The presenter replaces project and dataset in it and
 * adds their `url`, so that content can move to another dataset and origin. The same stored document
 * always gives the same object.
 */
export function createPresenter({ projectId, dataset, publicUrl }: PresenterOptions): Presenter {
  const presented = new WeakMap<LakeDocument, LakeDocument>()
  return (document) => {
    if (!assetTypes.has(document._type) || typeof document.path !== 'string') return document
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
