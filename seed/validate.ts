import { createHash } from 'node:crypto'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { pathToString, validateDocument, type ValidationMarker, type Workspace } from 'sanity'
import sharp from 'sharp'
import { MARK_TYPE } from '#app/services/investor-requests/index.server'
import { startOfflineDataset } from '#schemas/offline/dataset'
import { createWorkspace } from '#schemas/offline/workspace'
import { collectAssetFiles, insertAssetIds } from './authoring/assets'
import type { SeedDocument } from './authoring/document'
import { seedDocuments } from './documents'
import { withRetries } from './retry'

const ASSET_FOLDER = path.join(import.meta.dirname, 'assets')

/** A field or document that breaks a rule of the schemas. */
export interface ValidationIssue {
  readonly id: string
  readonly type: string
  /** Path of the field, as `sections[_key=="n1"].title`; empty for the document. */
  readonly path: string
  readonly level: ValidationMarker['level']
  readonly message: string
}

interface ValidateOptions {
  readonly documents: readonly SeedDocument[]
  /** Used only by rules that query the dataset. */
  readonly client: SanityClient
  /** Other valid targets of references, such as assets. */
  readonly otherIds?: Iterable<string>
  readonly onProgress?: (done: number, total: number) => void
}

/** Fields that the dataset adds; the validation needs them, but not their values. */
const systemFields = { _rev: '', _createdAt: '', _updatedAt: '' }

/**
 * Validates documents against the schemas with the rules of the Studio (CMS-07). An unknown
 * document type is an error.
 * @returns errors, warnings and hints, in the order of the documents
 */
export function validateDocuments(options: ValidateOptions): Promise<ValidationIssue[]> {
  return withWindow(() => validateAll(options))
}

async function validateAll(options: ValidateOptions): Promise<ValidationIssue[]> {
  const { documents, client, otherIds = [], onProgress } = options
  const workspace = await createWorkspace(client)
  const ids = new Set([...documents.map(({ _id }) => _id), ...otherIds])
  const issues: ValidationIssue[] = []
  for (const [index, document] of documents.entries()) {
    issues.push(...(await validateOne(document, workspace, ids)))
    onProgress?.(index + 1, documents.length)
  }
  return issues
}

async function validateOne(
  document: SeedDocument,
  workspace: Workspace,
  ids: ReadonlySet<string>,
): Promise<ValidationIssue[]> {
  const { _id: id, _type: type } = document
  if (workspace.schema.get(type) === undefined) {
    const message = `The schemas have no type ${type}.`
    return [{ id, type, path: '', level: 'error', message }]
  }
  const findIssues = async (environment: 'studio' | 'cli'): Promise<ValidationIssue[]> => {
    const markers = await validateDocument({
      document: { ...systemFields, ...document },
      workspace,
      environment,
      getDocumentExists: ({ id: target }) => Promise.resolve(ids.has(target)),
    })
    return markers.map(({ path, level, message }) => {
      return { id, type, path: pathToString(path), level, message }
    })
  }
  // Only 'cli' reports unknown fields. But it lowers errors of objects, documents and pictures to
  // warnings, so issues of 'studio' take precedence.
  const issues = await findIssues('studio')
  const reported = new Set(issues.map(({ path, message }) => `${path} ${message}`))
  const others = (await findIssues('cli')).filter(({ path, message }) => {
    const key = `${path} ${message}`
    // Every rule of a document reports its unknown fields.
    const isNew = !reported.has(key)
    reported.add(key)
    return isNew
  })
  return [...issues, ...others]
}

/** Calls a function while a global `window` exists, which the workspace needs. */
async function withWindow<T>(run: () => Promise<T>): Promise<T> {
  if ('window' in globalThis) return run()
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { setTimeout, clearTimeout }),
  })
  try {
    return await run()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
}

interface DatasetOptions {
  /** Also drafts and versions. */
  readonly includeDrafts: boolean
  readonly onProgress?: (done: number, total: number) => void
}

/**
 * Validates the documents of a dataset against the schemas (CMS-07).
 * @param client reads all documents, drafts included
 * @throws ClientError or ServerError of the dataset's API
 */
export async function validateDataset(
  client: SanityClient,
  { includeDrafts, onProgress }: DatasetOptions,
) {
  const all = await withRetries(() => client.fetch<SeedDocument[]>('*'))
  const hasSchema = ({ _type }: SeedDocument) =>
    !/^(?:sanity|system)\./.test(_type) && _type !== MARK_TYPE
  const isSelected = ({ _id }: SeedDocument) => includeDrafts || !/^(drafts|versions)\./.test(_id)
  const documents = all.filter(hasSchema).filter(isSelected)
  // Without drafts, rules know other documents as visitors see them.
  const ruleClient = includeDrafts ? client : client.withConfig({ perspective: 'published' })
  const otherIds = all.map(({ _id }) => _id)
  const issues = await validateDocuments({
    documents,
    client: ruleClient,
    otherIds,
    ...(onProgress && { onProgress }),
  })
  return { documents, issues }
}

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
