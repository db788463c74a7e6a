import type { SanityClient } from '@sanity/client'
import {
  createMockAuthStore,
  pathToString,
  resolveConfig,
  validateDocument,
  type SchemaTypeDefinition,
  type ValidationMarker,
  type Workspace,
} from 'sanity'
import type { SeedDocument } from './authoring/document'

/** What the schemas say against a document. */
export interface Problem {
  readonly id: string
  readonly type: string
  /** Where in the document, as `sections[_key=="n1"].title`; empty for the whole. */
  readonly path: string
  readonly level: ValidationMarker['level']
  readonly message: string
}

export interface ValidateOptions {
  readonly documents: readonly SeedDocument[]
  readonly schemaTypes: SchemaTypeDefinition[]
  /** For checks that ask the dataset; no request is made for anything else. */
  readonly client: SanityClient
  /** Ids that references may point to besides the documents themselves, such as assets. */
  readonly otherIds?: Iterable<string>
  readonly onProgress?: (done: number, total: number) => void
}

/** A document as a dataset hands it out: validation reads no more than this. */
const systemFields = { _rev: '', _createdAt: '', _updatedAt: '' }

/**
 * Validates documents against the schemas with the Studio's own rules (CMS-07). A document of a
 * type that the schemas do not know is an error; assets are left out, since they have no schema
 * of ours.
 * @returns errors, warnings and hints, in the order of the documents
 */
export function validateDocuments(options: ValidateOptions): Promise<Problem[]> {
  return withWindow(() => validateAll(options))
}

async function validateAll(options: ValidateOptions): Promise<Problem[]> {
  const { documents, schemaTypes, client, otherIds = [], onProgress } = options
  const workspace = await openWorkspace(schemaTypes, client)
  const ids = new Set([...documents.map(({ _id }) => _id), ...otherIds])
  const problems: Problem[] = []
  for (const [index, document] of documents.entries()) {
    problems.push(...(await validateOne(document, workspace, ids)))
    onProgress?.(index + 1, documents.length)
  }
  return problems
}

async function validateOne(
  document: SeedDocument,
  workspace: Workspace,
  ids: ReadonlySet<string>,
): Promise<Problem[]> {
  const { _id: id, _type: type } = document
  if (workspace.schema.get(type) === undefined) {
    const message = `The schemas have no type ${type}.`
    return [{ id, type, path: '', level: 'error', message }]
  }
  const markersIn = (environment: 'studio' | 'cli') =>
    validateDocument({
      document: { ...systemFields, ...document },
      workspace,
      environment,
      getDocumentExists: ({ id: wanted }) => Promise.resolve(ids.has(wanted)),
    })
  const problemsIn = async (environment: 'studio' | 'cli') =>
    (await markersIn(environment)).map(({ path, level, message }): Problem => {
      return { id, type, path: pathToString(path), level, message }
    })
  // Only 'cli' tells of unknown fields, but it also takes the errors of whole objects, documents and
  // pictures for warnings: what editors are told in the Studio stands.
  const problems = await problemsIn('studio')
  const told = new Set(problems.map(({ path, message }) => `${path} ${message}`))
  const others = (await problemsIn('cli')).filter(({ path, message }) => {
    return !told.has(`${path} ${message}`)
  })
  return [...problems, ...others]
}

/** The workspace that validation runs in: schemas, and nobody signed in. */
function openWorkspace(schemaTypes: SchemaTypeDefinition[], client: SanityClient) {
  const { projectId = '', dataset = '' } = client.config()
  const workspaces = resolveConfig({
    name: 'default',
    projectId,
    dataset,
    auth: createMockAuthStore({ client, currentUser: null }),
    schema: { types: schemaTypes },
  })
  return new Promise<Workspace>((resolve, reject) => {
    workspaces.subscribe({
      next: ([workspace]) => {
        if (workspace !== undefined) resolve(workspace)
      },
      error: reject,
    })
  })
}

/**
 * Runs work with a global `window`: a workspace waits for its window to close, and validation looks
 * there for timers. Node has none, so it gets an event target with timers for as long as the
 * work takes.
 */
async function withWindow<T>(work: () => Promise<T>): Promise<T> {
  if ('window' in globalThis) return work()
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { setTimeout, clearTimeout }),
  })
  try {
    return await work()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
}
