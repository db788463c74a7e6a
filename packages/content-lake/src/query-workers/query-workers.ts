import { z } from 'zod'
import type { Caller, Params } from '../types'
import { tooLarge } from '../errors'
import { getNetwork } from '../quota'
import type { Perspective } from '../query/perspective'
import type { SourceMapStyle } from '../query/source-map/json-path'
import type { DocumentChange, DocumentStore } from '../store/document-store'
import type { ListenRequest } from '../streams/listen-request'
import { createWorkerPool } from './worker-pool'
import type { WorkerOptions } from './worker-process'
import {
  analysisSchema,
  decisionSchema,
  type Decision,
  type FilterAnalysis,
  type Job,
  type QueryRequest,
} from './messages'

/** Who sends a query. */
export interface Requester {
  readonly caller: Caller
  /** From `forwardedAddress`. */
  readonly address: string | undefined
  /** From `getRequestedUrl`; the lake's by default. */
  readonly publicUrl?: string
}

interface QueryOptions {
  readonly perspective: Perspective
  readonly sourceMap?: SourceMapStyle | undefined
}

export type QueryWorkers = ReturnType<typeof createQueryWorkers>

/** A listener's query. */
type FilterText = Pick<ListenRequest, 'query' | 'params'>

export interface Selected {
  readonly id: string
  /** `undefined` if there is no such document: a projection may invent an id. */
  readonly rev: string | undefined
}

const selectionSchema = z.array(
  z
    .tuple([z.string(), z.string().nullable()])
    .transform(([id, rev]): Selected => ({ id, rev: rev ?? undefined })),
)

interface Options extends Omit<WorkerOptions, 'name'> {
  readonly clock: () => Date
  readonly documents: DocumentStore
}

/**
 * Evaluates queries in child processes, so that no query blocks the lake or uses up its memory.
 * Each process has a copy of the documents, including the last commit before a query. Users and the
 * site's server have a pool of their own, which visitors' queries never reach: those may be
 * malicious.
 */
export function createQueryWorkers(options: Options) {
  const { clock, documents } = options
  const trusted = createWorkerPool({ ...options, name: 'trusted' })
  const visitors = createWorkerPool({ ...options, name: 'visitors' })
  const stop = documents.onCommit(({ changes }) => {
    const updates = stringifyUpdates(changes)
    trusted.update(updates)
    visitors.update(updates)
  })

  const createRequest = (text: string, params: Params, { caller }: Requester): QueryRequest => {
    checkQueryLength(text, params, caller)
    return { text, params, caller, now: clock().getTime() }
  }
  const perform = (
    job: Job,
    requester: Requester,
    limitMs = getLimits(requester.caller).queryMs,
  ) => {
    const { pool, key } = getPool(requester)
    return pool.perform(job, { key, isLocal: requester.address === undefined }, limitMs)
  }
  const getPool = ({ caller, address }: Requester) =>
    caller.kind === 'anonymous' && address !== undefined
      ? { pool: visitors, key: getNetwork(address) }
      : { pool: trusted, key: caller.kind === 'user' ? caller.userId : 'site' }

  return {
    /**
     * @returns an object with the `result`, and its `resultSourceMap` if asked for, as JSON
     * @throws QueryError; PlainError 413 for a long query, 429 if too many queries wait
     */
    async query(text: string, params: Params, queryOptions: QueryOptions, requester: Requester) {
      const { responseLength: maxLength } = getLimits(requester.caller)
      const request = createRequest(text, params, requester)
      const { publicUrl = options.publicUrl } = requester
      return perform(
        { kind: 'query', ...request, ...queryOptions, publicUrl, maxLength },
        requester,
      )
    },
    /**
     * Selects among all documents, in the perspective `raw`.
     * @param changes not stored yet; the query sees them too
     * @throws as `query`
     */
    async select(text: string, params: Params, changes: readonly Update[], requester: Requester) {
      const request = createRequest(text, params, requester)
      const overlay = stringifyUpdates(changes)
      const json = await perform({ kind: 'select', ...request, overlay }, requester)
      return selectionSchema.parse(JSON.parse(json))
    },
    /** @throws as `query` */
    async analyzeFilter(
      { query, params }: FilterText,
      requester: Requester,
    ): Promise<FilterAnalysis> {
      const job = { kind: 'analyze', ...createRequest(query, params, requester) } as const
      const json = await perform(job, requester)
      return analysisSchema.parse(JSON.parse(json))
    },
    /**
     * Decides whether the changes of a transaction match a filter. Documents that it did not change
     * have their present state.
     * @returns one decision for each change
     * @throws as `query`
     */
    async decide(
      { query, params }: FilterText,
      transaction: readonly DocumentChange[],
      requester: Requester,
    ): Promise<readonly Decision[]> {
      const changes = JSON.stringify(
        transaction.map(({ id, before, after }) => ({ id, before, after })),
      )
      const request = createRequest(query, params, requester)
      const { listenerMs } = getLimits(requester.caller)
      const json = await perform({ kind: 'decide', ...request, changes }, requester, listenerMs)
      return z.array(decisionSchema).parse(JSON.parse(json))
    },
    /** Starts the process that the first query needs. */
    start: () => trusted.start(),
    /** Ids of the running processes, for measurements. */
    pids: () => [...trusted.pids(), ...visitors.pids()],
    close() {
      stop()
      trusted.close()
      visitors.close()
    },
  }
}

type Update = Pick<DocumentChange, 'id' | 'after'>

const stringifyUpdates = (changes: readonly Update[]) =>
  JSON.stringify(changes.map(({ id, after }) => ({ id, after })))

interface QueryLimits {
  /** Processor time to parse and evaluate a query and to write its response, in milliseconds. */
  readonly queryMs: number
  /** Time for one listener's filter at one commit, in milliseconds. */
  readonly listenerMs: number
  /** Length of a query with its parameters, in UTF-16 units. */
  readonly queryLength: number
  /** Length of a response, in UTF-16 units. It stays in memory until the client has read it. */
  readonly responseLength: number
}

const MEGA = 1024 * 1024

/** The site's longest query has a tenth of this length, its whole dataset a quarter. */
const anonymousLimits: QueryLimits = {
  // No visitor needs as much. The site's slowest query takes some 20 ms.
  queryMs: 900,
  listenerMs: 50,
  queryLength: 64 * 1024,
  responseLength: 8 * MEGA,
}
const userLimits: QueryLimits = {
  queryMs: 10_000,
  listenerMs: 50,
  queryLength: 8 * MEGA,
  responseLength: 128 * MEGA,
}

const getLimits = ({ kind }: Caller): QueryLimits =>
  kind === 'anonymous' ? anonymousLimits : userLimits

/** @throws PlainError 413 if the query with its parameters is too long for this caller */
function checkQueryLength(text: string, params: Params, caller: Caller): void {
  const { queryLength } = getLimits(caller)
  if (text.length + JSON.stringify(params).length > queryLength) {
    throw tooLarge(`The query and its parameters are longer than ${queryLength} characters.`)
  }
}
