import type { SanityClient } from '@sanity/client'
import { pathToString, validateDocument, type ValidationMarker, type Workspace } from 'sanity'
import { createWorkspace } from '#schemas/offline/workspace'
import type { SeedDocument } from './authoring/document'

/** A field or document that breaks a rule of the schemas. */
export interface ValidationIssue {
  readonly id: string
  readonly type: string
  /** Path of the field, as `sections[_key=="n1"].title`; empty for the document. */
  readonly path: string
  readonly level: ValidationMarker['level']
  readonly message: string
}

export interface ValidateOptions {
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
