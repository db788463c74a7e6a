import { BufferedDocument, Mutation } from '@sanity/mutator'

/** The content from which the local changes of a document continue when its draft is gone. */
type Base = NonNullable<Mutation['mutations'][number]['createIfNotExists']>

const bases = new WeakMap<BufferedDocument, Base>()
/** Documents that process the deletion of their draft while they have local changes. */
const surviving = new WeakSet<BufferedDocument>()
/** The document that was changed last, by the id of its draft. */
const changed = new Map<string, WeakRef<BufferedDocument>>()
/** Documents with deferred changes, by the id of their draft. */
const deferred = new Map<string, Set<BufferedDocument>>()

/**
 * Defers the changes of a draft that are made from now on: they stay in the browser, and earlier
 * ones are saved at once. Meanwhile the document counts as saved once the earlier ones are saved.
 * @returns function that saves the deferred changes; further calls do nothing
 */
export function deferChanges(draftId: string): () => void {
  const document = changed.get(draftId)?.deref()
  const documents = deferred.get(draftId) ?? new Set(document && [document])
  if (document !== undefined) void document.commit()
  deferred.set(draftId, documents)
  return () => {
    if (deferred.get(draftId) !== documents) return
    deferred.delete(draftId)
    for (const each of documents) void each.commit()
  }
}

/**
 * Keeps local changes when somebody's publication deletes the draft (EDIT-02), and makes
 * `deferChanges` work. The Studio's document store drops such changes. The lake, like the hosted
 * service, would apply a late edit to a new draft with the published content.
 *
 * Changes methods of `BufferedDocument`, which the Studio cannot replace by configuration: call it
 * once, before the Studio starts.
 */
export function keepDraftChanges(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called with its document
  const { add, arrive, commit, handleDocumentDeleted, handleDocConsistencyChanged } =
    BufferedDocument.prototype

  Object.assign(BufferedDocument.prototype, {
    add(this: BufferedDocument, mutation: Mutation): void {
      const draftId = findDraftId(mutation)
      const report = this.onConsistencyChanged
      if (draftId !== undefined) {
        changed.set(draftId, new WeakRef(this))
        deferred.get(draftId)?.add(this)
      }
      if (isDeferred(this)) delete this.onConsistencyChanged
      add.call(this, draftId === undefined ? mutation : withBase(this, draftId, mutation))
      if (report !== undefined) this.onConsistencyChanged = report
    },

    async commit(this: BufferedDocument): Promise<void> {
      if (!isDeferred(this)) await commit.call(this)
    },

    arrive(this: BufferedDocument, mutation: Mutation): void {
      const { HEAD } = this.document
      const base = bases.get(this)
      const isSurvived = base !== undefined && deletesDocument(mutation) && hasLocalChanges(this)
      if (isSurvived) {
        if (HEAD !== null && isPublication(mutation)) replaceContent(base, HEAD)
        // Only changes in flight survive a rebase on a missing document.
        void commit.call(this)
        surviving.add(this)
      }
      arrive.call(this, mutation)
      surviving.delete(this)
      // The new draft can differ from the expected one, such as in its references.
      if (base !== undefined && HEAD === null) this.document.rebase([])
    },

    handleDocumentDeleted(this: BufferedDocument): void {
      if (!surviving.has(this)) handleDocumentDeleted.call(this)
    },

    handleDocConsistencyChanged(this: BufferedDocument, isConsistent: boolean): void {
      if (!isDeferred(this)) handleDocConsistencyChanged.call(this, isConsistent)
      // The document is consistent for a moment between two requests.
      else this.onConsistencyChanged?.(isConsistent && !hasQueuedChanges(this))
    },
  })
}

function isDeferred(document: BufferedDocument): boolean {
  return [...deferred.values()].some((documents) => documents.has(document))
}

function hasLocalChanges({ buffer, document, committerRunning }: BufferedDocument): boolean {
  return committerRunning || buffer.hasChanges() || document.hasUnresolvedMutations()
}

/** Whether earlier changes wait until the document's current request ends. */
function hasQueuedChanges(document: BufferedDocument): boolean {
  const commits: unknown = Reflect.get(document, 'commits')
  return Array.isArray(commits) && commits.length > 0
}

/** Finds the draft that a mutation patches; undefined for published documents and new drafts. */
function findDraftId({ mutations }: Mutation): string | undefined {
  const patched = mutations.find(({ patch }) => patch !== undefined)?.patch
  const isNew = mutations.some(({ create, createOrReplace }) => create ?? createOrReplace)
  if (isNew || patched === undefined || !('id' in patched)) return undefined
  return patched.id.startsWith('drafts.') ? patched.id : undefined
}

/**
 * Lets a mutation start from the document's base if there is no draft. All local changes share one
 * base, so that a publication can replace its content. An `edit` action of the server leaves out
 * `createIfNotExists`.
 */
function withBase(document: BufferedDocument, draftId: string, mutation: Mutation): Mutation {
  const given = mutation.mutations.find(({ createIfNotExists }) => createIfNotExists)
  const content = given?.createIfNotExists ?? document.LOCAL
  if (content === null) return mutation
  const known = hasLocalChanges(document) ? bases.get(document) : undefined
  const base = known ?? { ...content, _id: draftId }
  bases.set(document, base)
  const others = mutation.mutations.filter((each) => each !== given)
  return new Mutation({ ...mutation.params, mutations: [{ createIfNotExists: base }, ...others] })
}

/** Replaces the content in place, because applied mutations keep a reference to the object. */
function replaceContent(base: Base, content: object): void {
  for (const field of Object.keys(base)) Reflect.deleteProperty(base, field)
  Object.assign(base, content)
}

function deletesDocument({ mutations }: Mutation): boolean {
  return mutations.at(-1)?.delete !== undefined
}

/** Publications change two documents; a discarded draft is one change. */
function isPublication({ params }: Mutation): boolean {
  return !('transactionTotalEvents' in params && params.transactionTotalEvents === 1)
}
