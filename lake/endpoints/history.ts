import express, { type Router } from 'express'
import { signedInCaller } from '../accounts/caller'
import type { LakeDocument } from '../context'
import type { LakeCore } from '../core'
import { isDraftId, publishedIdOf } from '../document-ids'
import { badRequest } from '../errors'
import type { Transaction } from '../store/document-store'
import { mendozaEffects } from '../streams/mutation-event'
import { isOn, searchOf } from './request'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/**
 * `data/history/{dataset}/…`: transactions, old revisions and events of documents. Only for those
 * who have signed in: history tells of drafts, of what was deleted, and of people.
 */
export function historyRoutes(core: LakeCore): Router {
  const router = express.Router()
  const { history, present } = core

  router.use('/data/history', (request, _response, next) => {
    signedInCaller(request, core.accounts)
    next()
  })

  router.get('/data/history/:dataset/transactions/:ids', (request, response) => {
    const search = searchOf(request)
    const transactions = history.transactions({
      documentIds: request.params.ids.split(','),
      fromTransaction: transactionIn(search, 'fromTransaction'),
      toTransaction: transactionIn(search, 'toTransaction'),
      reverse: isOn(search, 'reverse'),
      limit: limitOf(search),
    })
    const lines = transactions.map((transaction) => transactionLine(core, transaction, search))
    response.type('application/x-ndjson').send(lines.map((line) => `${line}\n`).join(''))
  })

  router.get('/data/history/:dataset/documents/:ids', (request, response) => {
    const search = searchOf(request)
    const read = revisionReader(core, search)
    const ids = request.params.ids.split(',')
    const [id = ''] = ids
    const found = ids.flatMap((one) => read(one) ?? [])
    const documents = found.length === 0 && ids.length === 1 ? shownAs(id, read, search) : found
    response.json({ documents: documents.map(present) })
  })

  router.get('/data/history/:dataset/events/documents/:id', (request, response) => {
    const { id } = request.params
    const search = searchOf(request)
    const cursor = search.get('nextCursor') ?? ''
    if (!/^\d{0,15}$/.test(cursor)) throw badRequest('The cursor is not valid.')
    const page = history.events(id, limitOf(search), cursor === '' ? undefined : Number(cursor))
    const nextCursor = page.nextCursor === undefined ? '' : String(page.nextCursor)
    response.json({ events: { [id]: page.events }, nextCursor })
  })

  return router
}

function transactionLine(
  { present }: LakeCore,
  { id, author, timestamp, changes }: Transaction,
  search: URLSearchParams,
): string {
  const shown = (document: LakeDocument | null) => document && present(document)
  const effects = changes.map(
    ({ id: documentId, before, after }) =>
      [documentId, mendozaEffects(shown(before), shown(after))] as const,
  )
  return JSON.stringify({
    id,
    author,
    timestamp,
    documentIDs: changes.map((change) => change.id),
    ...(search.get('effectFormat') === 'mendoza' && { effects: Object.fromEntries(effects) }),
    ...(!isOn(search, 'excludeMutations') && {
      mutations: changes.flatMap(({ mutations }) => mutations),
    }),
  })
}

function revisionReader(
  { history, clock }: Pick<LakeCore, 'history' | 'clock'>,
  search: URLSearchParams,
) {
  const revision = search.get('revision')
  const time = search.get('time')
  if (revision !== null) return (id: string) => history.documentAtRevision(id, revision)
  if (isOn(search, 'lastRevision')) return (id: string) => history.lastRevision(id)
  const moment = time === null ? clock() : new Date(time)
  if (Number.isNaN(moment.getTime())) throw badRequest(`"${String(time)}" is not a time.`)
  return (id: string) => history.documentAtTime(id, moment.toISOString())
}

/**
 * A draft that was not there when its published document was written shows that document: the
 * Studio tells the story of both as one, and opens each of its moments as a state of the draft.
 */
function shownAs(
  id: string,
  read: (id: string) => LakeDocument | undefined,
  search: URLSearchParams,
): readonly LakeDocument[] {
  const published = isDraftId(id) ? read(publishedIdOf(id)) : undefined
  if (published === undefined) return []
  return published._rev === search.get('revision') ? [published] : []
}

/** The Studio sends an empty value when it means none. */
function transactionIn(search: URLSearchParams, name: string): string | undefined {
  const id = search.get(name)
  return id === null || id === '' ? undefined : id
}

function limitOf(search: URLSearchParams): number {
  const limit = Number(search.get('limit') ?? DEFAULT_LIMIT)
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('The limit must be a whole number.')
  return Math.min(limit, MAX_LIMIT)
}
