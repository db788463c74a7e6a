import { createHash } from 'node:crypto'
import { schemaTypes } from '../schemas'
import { collectAssetFiles, insertAssetIds } from './authoring/assets'
import { seedDocuments } from './documents'
import { startOfflineDataset } from './offline-dataset'
import { validateDocuments } from './validate'

/** Returns a well-formed asset id for a file that is not uploaded. */
function fakeAssetId(file: string) {
  const hash = createHash('sha1').update(file).digest('hex')
  const extension = file.slice(file.lastIndexOf('.') + 1)
  return extension === 'pdf' ? `file-${hash}-pdf` : `image-${hash}-1200x900-${extension}`
}

/** Validates the seed documents against the schemas, without a dataset (CMS-07). */
export async function validateSeed() {
  const ids = new Map(collectAssetFiles(seedDocuments).map((file) => [file, fakeAssetId(file)]))
  const documents = seedDocuments.map((document) => insertAssetIds(document, ids))
  const offline = await startOfflineDataset(documents)
  try {
    const { client } = offline
    return await validateDocuments({ documents, schemaTypes, client, otherIds: ids.values() })
  } finally {
    await offline.close()
  }
}
