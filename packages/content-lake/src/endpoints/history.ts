import express, { type Request, type Response, type Router } from 'express'
import { canRead } from '../access'
import { requireUser } from '../accounts/caller'
import type { LakeCore } from '../context'
import type { LakeDocument } from '../types'
import { isDraftId, toPublishedId } from '../document-ids'
import { badRequest, forbidden } from '../errors'
import { listReleaseEvents } from '../releases/release-events'
import type { Transaction } from '../store/document-store'
import { toMendozaEffects } from '../streams/mutation-event'
import { getPresenter, getSearchParams, isTrue } from './request'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/**
 * `data/history/{dataset}/…`: transactions, revisions and events of documents. Only for signed-in
 * callers, because history contains drafts, deleted documents and authors.
 */
export function createHistoryRoutes(core: LakeCore): Router {
  const router = express.Router()
  const { history } = core

  router.use('/data/history', (request, _response, next) => {
    requireUser(request, core.accounts)
    next()
  })

  /** @returns the ids of documents that the caller may read; others do not exist for the caller */
  const listReadable = (request: Request, ids: string): readonly string[] => {
    const caller = requireUser(request, core.accounts)
    return ids.split(',').filter((id) => canRead(caller, id))
  }

  router.get('/data/history/:dataset/transactions/:ids', (request, response) => {
    const search = getSearchParams(request)
    const transactions = history.transactions({
      documentIds: listReadable(request, request.params.ids),
      ...getRange(search),
    })
    const present = getPresenter(core, request)
    const lines = transactions.map((transaction) => formatTransaction(present, transaction, search))
    sendLines(response, lines)
  })

  // Of all documents, as in the hosted service without contents only.
  router.get('/data/history/:dataset/transactions', (request, response) => {
    const caller = requireUser(request, core.accounts)
    const search = getSearchParams(request)
    if (!isTrue(search, 'excludeContent')) {
      throw forbidden('Transactions of all documents need "excludeContent=true"')
    }
    const transactions = history.outlines({
      fromTime: parseTime(search, 'fromTime'),
      toTime: parseTime(search, 'toTime'),
      ...getRange(search),
    })
    const lines = transactions.map(({ changes, ...transaction }) => {
      const readable = changes.filter(({ id }) => canRead(caller, id))
      const mutations = readable.map(({ id, kind }) => {
        return { [kind]: kind === 'create' ? { _id: id } : { id } }
      })
      return JSON.stringify({
        ...transaction,
        documentIDs: readable.map(({ id }) => id),
        ...(!isTrue(search, 'excludeMutations') && { mutations }),
      })
    })
    sendLines(response, lines)
  })

  router.get('/data/history/:dataset/documents/:ids', (request, response) => {
    const search = getSearchParams(request)
    const readRevision = createRevisionReader(core, search)
    const ids = listReadable(request, request.params.ids)
    const [id = ''] = ids
    const found = ids.flatMap((each) => readRevision(each) ?? [])
    const isMissing = found.length === 0 && ids.length === 1
    const documents = isMissing ? readPublished(id, readRevision, search) : found
    response.json({ documents: documents.map(getPresenter(core, request)) })
  })

  router.get('/data/history/:dataset/events/documents/:id', (request, response) => {
    const { id } = request.params
    const search = getSearchParams(request)
    const cursor = parseCursor(search)
    if (listReadable(request, id).length === 0) {
      response.json({ events: { [id]: [] }, nextCursor: '' })
      return
    }
    const page = history.events(id, parseLimit(search), cursor)
    response.json({ events: { [id]: page.events }, nextCursor: formatCursor(page) })
  })

  router.get('/data/history/:dataset/events/releases/:release', (request, response) => {
    const caller = requireUser(request, core.accounts)
    const search = getSearchParams(request)
    const page = listReleaseEvents(
      core.db,
      request.params.release,
      (id) => canRead(caller, id),
      parseLimit(search),
      parseCursor(search),
    )
    response.json({ events: page.events, nextCursor: formatCursor(page) })
  })

  return router
}

function sendLines(response: Response, lines: readonly string[]): void {
  response.type('application/x-ndjson').send(lines.map((line) => `${line}\n`).join(''))
}

function formatTransaction(
  present: (document: LakeDocument) => LakeDocument,
  { id, author, timestamp, changes }: Transaction,
  search: URLSearchParams,
): string {
  const presentOrNull = (document: LakeDocument | null) => document && present(document)
  const effects = changes.map(
    ({ id: documentId, before, after }) =>
      [documentId, toMendozaEffects(presentOrNull(before), presentOrNull(after))] as const,
  )
  return JSON.stringify({
    id,
    author,
    timestamp,
    documentIDs: changes.map((change) => change.id),
    ...(search.get('effectFormat') === 'mendoza' && { effects: Object.fromEntries(effects) }),
    ...(!isTrue(search, 'excludeMutations') && {
      mutations: changes.flatMap(({ mutations }) => mutations),
    }),
  })
}

/** @returns a function that reads the revision which the request selects */
function createRevisionReader(
  { history, clock }: Pick<LakeCore, 'history' | 'clock'>,
  search: URLSearchParams,
) {
  const revision = search.get('revision')
  if (revision !== null) return (id: string) => history.documentAtRevision(id, revision)
  if (isTrue(search, 'lastRevision')) return (id: string) => history.lastRevision(id)
  const time = parseTime(search, 'time') ?? clock().toISOString()
  return (id: string) => history.documentAtTime(id, time)
}

/**
 * Returns the published document for a draft that did not exist at the revision: the Studio shows the
 * history of both as one and reads every revision under the draft's id.
 */
function readPublished(
  id: string,
  readRevision: (id: string) => LakeDocument | undefined,
  search: URLSearchParams,
): readonly LakeDocument[] {
  const published = isDraftId(id) ? readRevision(toPublishedId(id)) : undefined
  if (published === undefined) return []
  return published._rev === search.get('revision') ? [published] : []
}

/** The Studio sends an empty value for none. */
function getTransactionId(search: URLSearchParams, name: string): string | undefined {
  const id = search.get(name)
  return id === null || id === '' ? undefined : id
}

/** The options that all lists of transactions share. */
const getRange = (search: URLSearchParams) => ({
  fromTransaction: getTransactionId(search, 'fromTransaction'),
  toTransaction: getTransactionId(search, 'toTransaction'),
  reverse: isTrue(search, 'reverse'),
  limit: parseLimit(search),
})

/** @returns a time as ISO 8601 in UTC */
function parseTime(search: URLSearchParams, name: string): string | undefined {
  const time = search.get(name)
  if (time === null) return undefined
  const moment = new Date(time)
  if (Number.isNaN(moment.getTime())) throw badRequest(`"${time}" is not a time.`)
  return moment.toISOString()
}

function parseCursor(search: URLSearchParams): number | undefined {
  const cursor = search.get('nextCursor') ?? ''
  if (!/^\d{0,15}$/.test(cursor)) throw badRequest('The cursor is not valid.')
  return cursor === '' ? undefined : Number(cursor)
}

const formatCursor = ({ nextCursor }: { readonly nextCursor?: number }): string =>
  nextCursor === undefined ? '' : String(nextCursor)

function parseLimit(search: URLSearchParams): number {
  const limit = Number(search.get('limit') ?? DEFAULT_LIMIT)
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('The limit must be a whole number.')
  return Math.min(limit, MAX_LIMIT)
}
