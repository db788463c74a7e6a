import { createHash } from 'node:crypto'
import { schemaTypes } from '../schemas'
import { assetFiles, withAssetIds } from './authoring/assets'
import { seedDocuments } from './documents'
import { openOfflineDataset } from './offline-dataset'
import { validateDocuments } from './validate'

/** An id of the form that a dataset gives to an asset, for a file that has not been uploaded. */
function standInId(file: string) {
  const hash = createHash('sha1').update(file).digest('hex')
  const extension = file.slice(file.lastIndexOf('.') + 1)
  return extension === 'pdf' ? `file-${hash}-pdf` : `image-${hash}-1200x900-${extension}`
}

/** Validates the seed documents against the schemas, without a dataset (CMS-07). */
export async function validateSeed() {
  const ids = new Map(assetFiles(seedDocuments).map((file) => [file, standInId(file)]))
  const documents = seedDocuments.map((document) => withAssetIds(document, ids))
  const offline = await openOfflineDataset(documents)
  try {
    const { client } = offline
    return await validateDocuments({ documents, schemaTypes, client, otherIds: ids.values() })
  } finally {
    await offline.close()
  }
}
