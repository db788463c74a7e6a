import type { SanityClient } from '@sanity/client'
import {
  type DocumentStore,
  type SchemaType,
  validateDocument,
  type ValidationMarker,
  type Workspace,
} from 'sanity'
import { toDay } from '#config/calendar'
import { fetchFacts, forgetFacts } from '#schemas/content-check/fetch-facts'
import { listExternalLinks } from '#schemas/content-check/rules/links'
import { publishedId } from '#schemas/content-check/site-facts'
import { describeDocument, describePath } from './describe'
import {
  checkedTypes,
  CONTENT_QUERY,
  contentSchema,
  type DocumentReport,
  documentsSchema,
  isDraftId,
  type ReportedFinding,
  type Revision,
  selectEdited,
  type StoredDocument,
} from './document-report'
import { t } from './texts'

/** Changes within this time cause one check. */
const THROTTLE_MS = 1_500

interface SiteCheckState {
  /** Of every checked document, also those without findings. */
  readonly reports: readonly DocumentReport[]
  readonly isChecking: boolean
  /** The dataset did not answer. */
  readonly failed: boolean
  readonly done: number
  /** 0 before the dataset has answered. */
  readonly total: number
}

/** Checks every document of the dataset, and again when one changes (CHECK-01). */
export interface SiteCheck {
  readonly getState: () => SiteCheckState
  /** The check runs while somebody listens. @returns a function that stops listening */
  readonly subscribe: (listener: () => void) => () => void
  readonly retry: () => void
}

interface Dependencies {
  readonly store: DocumentStore
  readonly client: SanityClient
  readonly workspace: Workspace
}

const initial: SiteCheckState = { reports: [], isChecking: true, failed: false, done: 0, total: 0 }

export function createSiteCheck({ store, client, workspace }: Dependencies): SiteCheck {
  let state = initial
  let stop: (() => void) | undefined
  const listeners = new Set<() => void>()
  /** Reports by revision; cleared when facts outside the document, such as other pages, change. */
  const reports = new Map<string, DocumentReport>()
  let validFor = ''
  /** Number of the latest run. An earlier check that still runs stops. */
  let run = 0

  const update = (changes: Partial<SiteCheckState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  async function check(content: unknown, current: number): Promise<void> {
    const { revisions, ids } = contentSchema.parse(content)
    const edited = selectEdited(revisions)
    const existing = new Set(ids)
    await dropOutdated(existing)
    const outdated = edited.filter((revision) => !reports.has(getKey(revision)))
    const documents = await readDocuments(outdated)
    if (current !== run) return
    const total = edited.length
    let done = total - documents.length
    update({ isChecking: true, failed: false, done, total })
    /** Not stored in the cache, so the next run tries again. */
    const failures = new Map<string, DocumentReport>()
    for (const document of documents) {
      const report = await reportOn(document, workspace, existing).catch(() => undefined)
      if (current !== run) return
      if (report === undefined) failures.set(getKey(document), reportFailure(document, workspace))
      else reports.set(getKey(document), report)
      done += 1
      // One update for ten documents, because each update renders the tool.
      if (done % 10 === 0) update({ done })
    }
    const keys = edited.map(getKey)
    for (const key of reports.keys()) if (!keys.includes(key)) reports.delete(key)
    const shown = keys.flatMap((key) => reports.get(key) ?? failures.get(key) ?? [])
    update({ reports: shown, isChecking: false, failed: false, done: total })
  }

  /** A document that has changed meanwhile is checked once more with the next event. */
  async function readDocuments(revisions: readonly Revision[]): Promise<StoredDocument[]> {
    if (revisions.length === 0) return []
    const ids = revisions.map(({ _id }) => _id)
    const options = { perspective: 'raw' } as const
    const found: unknown = await client.fetch('*[_id in $ids]', { ids }, options)
    return documentsSchema.parse(found)
  }

  async function dropOutdated(existing: ReadonlySet<string>): Promise<void> {
    forgetFacts()
    const facts = await fetchFacts(client)
    const pages = [...(facts?.pages ?? [])].map(([path, { anchors }]) => {
      return [path, [...anchors.shown], [...anchors.hidden]]
    })
    const key = JSON.stringify([toDay(new Date()), facts?.brandName, pages, [...existing].sort()])
    if (key !== validFor) reports.clear()
    validFor = key
  }

  function start(): () => void {
    const queries = { fetch: CONTENT_QUERY, listen: '*[_type in $types]' }
    const options = { perspective: 'raw', throttleTime: THROTTLE_MS } as const
    const fail = () => update({ failed: true, isChecking: false })
    const subscription = store
      .listenQuery(queries, { types: [...checkedTypes] }, options)
      .subscribe({
        next(content: unknown) {
          run += 1
          const current = run
          check(content, current).catch(() => {
            if (current === run) fail()
          })
        },
        error() {
          run += 1
          fail()
        },
      })
    return () => {
      run += 1
      subscription.unsubscribe()
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      stop ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    retry() {
      stop?.()
      update({ failed: false, isChecking: true })
      stop = start()
    },
  }
}

const getKey = ({ _id, _rev }: Revision) => `${_id} ${_rev}`

/** Reports a document for which a rule or its preview fails. */
function reportFailure({ _id, _type }: StoredDocument, workspace: Workspace): DocumentReport {
  const message = t('finding.unchecked')
  return {
    id: publishedId(_id),
    type: _type,
    isDraft: isDraftId(_id),
    title: workspace.schema.get(_type)?.title ?? _type,
    findings: [{ level: 'error', path: [], field: '', message }],
    links: [],
  }
}

async function reportOn(
  document: StoredDocument,
  workspace: Workspace,
  existing: ReadonlySet<string>,
): Promise<DocumentReport> {
  const { _id, _type } = document
  const base = { id: publishedId(_id), type: _type, isDraft: isDraftId(_id) }
  const type = workspace.schema.get(_type)
  if (type === undefined) return { ...base, title: _type, findings: [], links: [] }
  const markers = await validateDocument({
    document,
    workspace,
    environment: 'studio',
    getDocumentExists: ({ id }) => Promise.resolve(existing.has(id)),
  })
  return {
    ...base,
    title: describeDocument(type, document),
    findings: listFindings(type, document, markers),
    links: listExternalLinks(document).map(({ address, path }) => {
      const field = describePath(type, document, [...path])
      return { address, path: [...path], field }
    }),
  }
}

/** What the Studio shows of the result of a validation. */
export function listFindings(
  type: SchemaType,
  document: unknown,
  markers: readonly ValidationMarker[],
): ReportedFinding[] {
  return markers.flatMap(({ level, path, message }) =>
    level === 'info' ? [] : [{ level, path, message, field: describePath(type, document, path) }],
  )
}
