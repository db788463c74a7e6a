import type { SanityClient } from '@sanity/client'
import { type SchemaType, validateDocument, type ValidationMarker, type Workspace } from 'sanity'
import { toDay } from '#config/calendar'
import { fetchFacts, forgetFacts } from '#schemas/content-check/fetch-facts'
import { listExternalLinks } from '#schemas/content-check/rules/links'
import { getPublishedId } from '#config/delete-documents'
import { describeDocument, describePath } from './describe'
import {
  type DocumentReport,
  documentsSchema,
  isDraftId,
  type ReportedFinding,
  type Revision,
  selectEdited,
  type SiteContent,
  type StoredDocument,
} from './document-report'
import { t } from './texts'

/** How far the check of all content is. */
export interface SiteCheckState {
  /** Of every checked document, also those without findings. */
  readonly reports: readonly DocumentReport[]
  readonly isChecking: boolean
  readonly done: number
  /** 0 before the dataset has answered. */
  readonly total: number
}

/** Each update renders the tool. */
const DOCUMENTS_PER_UPDATE = 10

/** Checks every document of a dataset (CHECK-01). It keeps the reports of unchanged documents. */
export class SiteChecker {
  /** The state in which the last check was left. */
  state: SiteCheckState = { reports: [], isChecking: true, done: 0, total: 0 }
  /** Reports by revision; cleared when facts outside the document, such as other pages, change. */
  readonly #reports = new Map<string, DocumentReport>()
  #validFor = ''

  constructor(
    private readonly client: SanityClient,
    private readonly workspace: Workspace,
  ) {}

  /** @throws Error when the dataset does not answer */
  async *check({ revisions, ids }: SiteContent): AsyncGenerator<SiteCheckState> {
    const edited = selectEdited(revisions)
    const existing = new Set(ids)
    await this.#dropOutdated(existing)
    const documents = await this.#readOutdated(edited)
    const total = edited.length
    let done = total - documents.length
    /** Not stored in the cache, so the next check tries again. */
    const failures = new Map<string, DocumentReport>()
    for (const [index, document] of documents.entries()) {
      if (index % DOCUMENTS_PER_UPDATE === 0) {
        yield (this.state = { ...this.state, isChecking: true, done, total })
      }
      const report = await reportOn(document, this.workspace, existing).catch(() => undefined)
      if (report !== undefined) this.#reports.set(getKey(document), report)
      else failures.set(getKey(document), reportFailure(document, this.workspace))
      done += 1
    }
    const keys = edited.map(getKey)
    for (const key of this.#reports.keys()) if (!keys.includes(key)) this.#reports.delete(key)
    const reports = keys.flatMap((key) => this.#reports.get(key) ?? failures.get(key) ?? [])
    yield (this.state = { reports, isChecking: false, done: total, total })
  }

  /** A document that has changed meanwhile is checked once more with the next event. */
  async #readOutdated(edited: readonly Revision[]): Promise<StoredDocument[]> {
    const ids = edited.filter((one) => !this.#reports.has(getKey(one))).map(({ _id }) => _id)
    if (ids.length === 0) return []
    const options = { perspective: 'raw' } as const
    const found: unknown = await this.client.fetch('*[_id in $ids]', { ids }, options)
    return documentsSchema.parse(found)
  }

  async #dropOutdated(existing: ReadonlySet<string>): Promise<void> {
    forgetFacts()
    const facts = await fetchFacts(this.client)
    const pages = [...(facts?.pages ?? [])].map(([path, { anchors }]) => {
      return [path, [...anchors.shown], [...anchors.hidden]]
    })
    const key = JSON.stringify([toDay(new Date()), facts?.brandName, pages, [...existing].sort()])
    if (key !== this.#validFor) this.#reports.clear()
    this.#validFor = key
  }
}

const getKey = ({ _id, _rev }: Revision) => `${_id} ${_rev}`

/** Reports a document for which a rule or its preview fails. */
function reportFailure({ _id, _type }: StoredDocument, workspace: Workspace): DocumentReport {
  const message = t('finding.unchecked')
  return {
    id: getPublishedId(_id),
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
  const base = { id: getPublishedId(_id), type: _type, isDraft: isDraftId(_id) }
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
