import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { collectAssetFiles, insertAssetIds } from './authoring/assets'
import { seedDocuments } from './documents'
import { startOfflineDataset } from '#schemas/offline/dataset'
import { validateDocuments } from './validate'

const ASSET_FOLDER = path.join(import.meta.dirname, 'assets')

/** Returns a well-formed asset id for a file that is not uploaded, with the size of its picture. */
async function fakeAssetId(file: string): Promise<string> {
  const hash = createHash('sha1').update(file).digest('hex')
  const extension = path.extname(file).slice(1)
  if (extension === 'pdf') return `file-${hash}-pdf`
  const { width, height } = await sharp(path.join(ASSET_FOLDER, file)).metadata()
  return `image-${hash}-${width}x${height}-${extension}`
}

/** Validates the seed documents against the schemas, without a dataset (CMS-07). */
export async function validateSeed() {
  const files = collectAssetFiles(seedDocuments)
  const ids = new Map(
    await Promise.all(files.map(async (file) => [file, await fakeAssetId(file)] as const)),
  )
  const documents = seedDocuments.map((document) => insertAssetIds(document, ids))
  const offline = await startOfflineDataset(documents)
  try {
    const { client } = offline
    return await validateDocuments({ documents, client, otherIds: ids.values() })
  } finally {
    await offline.close()
  }
}
