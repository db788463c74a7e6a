import { mkdir, rename, rm, open } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { z } from 'zod'
import { asyncHandler } from '../accounts/async-handler'
import { requireUser } from '../accounts/caller'
import type { LakeContext, LakeCore } from '../context'
import { getPresenter } from '../endpoints/request'
import type { LakeDocument } from '../types'
import { badRequest, insufficientStorage, tooLarge } from '../errors'
import type { FairQueue } from '../fair-queue'
import { syncToDisk } from '../store/data-folder'
import { getExtension, getMimeType } from './file-type'
import { readImageInfo } from './image-file'
import { extractMetadata } from './image-metadata'
import { mediaFolders, type AssetKind } from './media-folders'
import { isDiskFull } from '../store/storage-errors'

const MB = 1024 * 1024
const maxBytes: Record<AssetKind, number> = { images: 50 * MB, files: 200 * MB }

const short = z.string().trim().min(1).max(1000).optional()
const list = z.union([z.string().transform((one) => [one]), z.array(z.string())]).optional()

const optionsShape = z.object({
  filename: short,
  label: short,
  title: short,
  description: z.string().trim().min(1).max(10_000).optional(),
  creditLine: short,
  sourceId: short,
  sourceName: short,
  sourceUrl: short,
  meta: list,
})

type Options = z.infer<typeof optionsShape>

/**
 * Stores an asset and answers with its document.
 * @param queue of all work on pictures
 */
export function uploadRoute(ctx: LakeCore, queue: FairQueue): RequestHandler {
  return asyncHandler(async (request, response) => {
    const { userId } = requireUser(request, ctx.accounts, ['administrator', 'editor'])
    const assetKind = request.params.kind === 'images' ? 'images' : 'files'
    const document = await uploadAsset(ctx, assetKind, request, userId, queue)
    response.json({ document: getPresenter(ctx, request)(document) })
  })
}

/**
 * Stores the bytes first, then the document in one transaction. For known bytes it returns the existing
 * asset unchanged.
 * @returns the asset document as stored, with `path` and without `url`
 * @throws PlainError 400 for invalid parameters or bytes, 413 and 507 for their size
 */
async function uploadAsset(
  ctx: LakeContext,
  kind: AssetKind,
  request: Request,
  userId: string,
  queue: FairQueue,
): Promise<LakeDocument> {
  const options = optionsShape.safeParse(request.query)
  if (!options.success) {
    const name = options.error.issues[0]?.path[0]
    throw badRequest(`The upload parameter "${String(name)}" is not usable`)
  }
  const folders = mediaFolders(ctx.dir)
  const temporary = path.join(folders.uploads, `${kind}-${ctx.newId()}`)
  const body = await receiveBody(request, temporary, maxBytes[kind])
  try {
    const asset =
      kind === 'images'
        ? await queue.run(userId, () => describeImage(body, options.data))
        : describeFile(body, options.data, request.get('content-type'))
    const release = ctx.assets.reserve(`${kind}/${asset.name}`)
    try {
      await moveDurably(body.file, path.join(folders[kind], asset.name))
      return commitAsset(ctx, kind, asset, body, options.data, userId)
    } finally {
      release()
    }
  } finally {
    await rm(body.file, { force: true })
  }
}

interface Asset {
  /** File name in the asset folder. */
  readonly name: string
  readonly id: string
  readonly extension: string
  readonly mimeType: string
  readonly metadata?: Awaited<ReturnType<typeof extractMetadata>>
}

async function describeImage({ file, sha1 }: ReceivedBody, { meta }: Options): Promise<Asset> {
  const info = await readImageInfo(file)
  const { extension, mimeType, width, height } = info
  const stem = `${sha1}-${width}x${height}`
  return {
    name: `${stem}.${extension}`,
    id: `image-${stem}-${extension}`,
    extension,
    mimeType,
    metadata: await extractMetadata(file, info, meta),
  }
}

function describeFile({ sha1 }: ReceivedBody, { filename }: Options, contentType?: string): Asset {
  const extension = getExtension(filename, contentType)
  const mimeType = getMimeType(extension)
  return { name: `${sha1}.${extension}`, id: `file-${sha1}-${extension}`, extension, mimeType }
}

/** Renames a file so that its new name survives a power failure. */
async function moveDurably(from: string, to: string): Promise<void> {
  const folder = path.dirname(to)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(from, to)
  syncToDisk(folder)
}

function commitAsset(
  ctx: LakeContext,
  kind: AssetKind,
  { name, id, extension, mimeType, metadata }: Asset,
  { sha1, size }: ReceivedBody,
  options: Options,
  author: string,
): LakeDocument {
  const existing = ctx.documents.get(id)
  if (existing !== undefined) return existing
  const { filename, label, title, description, creditLine } = options
  const source = { id: options.sourceId, name: options.sourceName, url: options.sourceUrl }
  const timestamp = ctx.clock().toISOString()
  const transactionId = ctx.newId()
  const document: LakeDocument = {
    _id: id,
    _type: kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    _rev: transactionId,
    _createdAt: timestamp,
    _updatedAt: timestamp,
    assetId: sha1,
    sha1hash: sha1,
    extension,
    mimeType,
    size,
    path: `${kind}/${ctx.projectId}/${ctx.dataset}/${name}`,
    uploadId: ctx.newId(),
    ...definedFields({
      originalFilename: filename,
      label,
      title,
      description,
      creditLine,
      metadata,
    }),
    ...(source.id !== undefined && {
      source: { _type: 'sanity.assetSourceData', ...definedFields(source) },
    }),
  }
  ctx.documents.commit({
    id: transactionId,
    author,
    timestamp,
    results: [{ id, operation: 'create' }],
    changes: [{ id, before: null, after: document, mutations: [{ create: document }] }],
  })
  return document
}

function definedFields(fields: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

interface ReceivedBody {
  readonly file: string
  /** In bytes. */
  readonly size: number
  /** In hexadecimal. */
  readonly sha1: string
}

/**
 * Streams a request's raw body into a new file and syncs it to the disk.
 * @param file path of the new file, which is deleted again after an error
 * @param maxBytes highest accepted size
 * @throws PlainError 400 for an empty body, 413 above `maxBytes`, 507 if the disk is full
 */
async function receiveBody(
  request: Request,
  file: string,
  maxBytes: number,
): Promise<ReceivedBody> {
  const exceeded = () => tooLarge(`The upload is larger than ${maxBytes / 1024 / 1024} MB`)
  if (Number(request.get('content-length') ?? 0) > maxBytes) throw exceeded()
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha1')
  let size = 0
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      for await (const chunk of splitChunks(request)) {
        size += chunk.length
        if (size > maxBytes) throw exceeded()
        hash.update(chunk)
        await handle.writeFile(chunk)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (size === 0) throw badRequest('The upload is empty: send the bytes as the body')
  } catch (error) {
    await rm(file, { force: true })
    throw isDiskFull(error) ? insufficientStorage('The disk is full: nothing was written.') : error
  }
  return { file, size, sha1: hash.digest('hex') }
}

/** Does not destroy the request when reading stops early, so that it can be answered. */
function splitChunks(request: Request): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) }
}
