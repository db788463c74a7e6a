import { z } from 'zod'
import type { Caller, LakeContext, LakeDocument } from '../context'
import { badRequest } from '../errors'
import { networkOf } from '../places'
import type { Params } from '../query/parse'
import type { Perspective } from '../query/perspective'
import { limitsOf, refuseLong } from '../query/query-limits'
import type { DocumentChange } from '../store/document-store'
import type { IndexedDocumentStore } from '../store/sqlite-document-store'
import { createEvaluatorPool } from './evaluator-pool'
import { readDecisions, type Follower } from './followers'
import type { Decision, FilterFacts, Job, Question } from './messages'

/** Who asks, from where. */
export interface Asker {
  readonly caller: Caller
  /** As from `forwardedAddress`. */
  readonly address: string | undefined
}

/**
 * Evaluates queries in processes of their own, so that no query can keep the lake from answering
 * others, and none can use up its memory. Each process has a copy of the documents that is as new as
 * the last commit before the question.
 */
export interface Evaluator {
  /**
   * @returns what the query gives, as JSON
   * @throws QueryError; PlainError 413 for a long query, 429 when too many wait
   */
  query(text: string, params: Params, perspective: Perspective, asker: Asker): Promise<string>
  /**
   * @param changes not yet stored, which the query sees too
   * @returns the documents that a query selects, drafts and all, as they are stored or changed
   * @throws as `query`
   */
  select(
    text: string,
    params: Params,
    changes: readonly Pick<DocumentChange, 'id' | 'after'>[],
    asker: Asker,
  ): Promise<readonly Selected[]>
  /**
   * @returns what there is to know of a listener's filter
   * @throws as `query`
   */
  understand(filter: FilterText, asker: Asker): Promise<FilterFacts>
  /**
   * Decides about changes that are past, by a filter that needs no other documents.
   * @returns a decision for each of the changes
   * @throws as `query`
   */
  decide(
    filter: FilterText,
    changes: readonly DocumentChange[],
    asker: Asker,
  ): Promise<readonly Decision[]>
  /**
   * Decides about every commit from now on, by a filter that has been understood.
   * @returns a function that ends it
   */
  follow(filter: FilterText, asker: Asker, follower: Follower): () => void
  /** Starts what the first query would have to wait for. */
  start(): Promise<void>
  /** Processes that are running, for measuring. */
  pids(): readonly number[]
  close(): void
}

/** What a listener listens to. */
export interface FilterText {
  readonly query: string
  readonly params: Params
}

export interface Selected {
  readonly id: string
  /** `undefined` where there is no such document: a projection may make an id. */
  readonly rev: string | undefined
}

const factsSchema = z.object({
  holdsForAll: z.boolean(),
  needsDataset: z.boolean(),
  named: z.object({ ids: z.array(z.string()), types: z.array(z.string()) }).optional(),
})
const selection = z.array(
  z
    .tuple([z.string(), z.string().nullable()])
    .transform(([id, rev]): Selected => ({ id, rev: rev ?? undefined })),
)

type Options = Pick<LakeContext, 'projectId' | 'dataset' | 'publicUrl' | 'clock' | 'log'> & {
  readonly documents: IndexedDocumentStore
  /** How long evaluators without work stay, in milliseconds. */
  readonly idleMs: number
}

/**
 * The site's own server and those who have signed in have evaluators that visitors' own queries,
 * which may be made to do harm, never come to.
 */
export function createEvaluator(options: Options): Evaluator {
  const { clock, documents } = options
  const own = createEvaluatorPool({ ...options, name: 'own', listenersMs: 500 })
  const visitors = createEvaluatorPool({ ...options, name: 'visitors', listenersMs: 100 })
  const stop = documents.onCommit((transaction) => {
    const replacements = asJson(transaction.changes)
    own.commit(transaction, replacements)
    visitors.commit(transaction, replacements)
  })

  const question = (text: string, params: Params, { caller }: Asker): Question => ({
    text,
    params: paramsAsJson(text, params, caller),
    caller,
  })
  const perform = (job: Job, asker: Asker) => {
    const { pool, key } = poolOf(asker)
    return pool.perform(job, key, limitsOf(asker.caller).queryMs)
  }
  const now = () => clock().getTime()
  const poolOf = ({ caller, address }: Asker) =>
    caller.kind === 'anonymous' && address !== undefined
      ? { pool: visitors, key: networkOf(address) }
      : { pool: own, key: caller.kind === 'user' ? caller.userId : 'site' }

  return {
    async query(text, params, perspective, asker) {
      const { answer: answerLength } = limitsOf(asker.caller)
      const asked = { ...question(text, params, asker), now: now() }
      return perform({ kind: 'query', ...asked, perspective, answerLength }, asker)
    },
    async select(text, params, changes, asker) {
      const asked = { ...question(text, params, asker), now: now() }
      const json = await perform({ kind: 'select', ...asked, overlay: asJson(changes) }, asker)
      return selection.parse(JSON.parse(json))
    },
    async understand({ query, params }, asker) {
      const job = { kind: 'filter', ...question(query, params, asker) } as const
      return factsSchema.parse(JSON.parse(await perform(job, asker)))
    },
    async decide({ query, params }, past, asker) {
      const changes = JSON.stringify(past.map(({ id, before, after }) => ({ id, before, after })))
      const asked = { ...question(query, params, asker), now: now() }
      return readDecisions(await perform({ kind: 'hear', ...asked, changes }, asker))
    },
    follow: ({ query, params }, asker, follower) =>
      poolOf(asker).pool.follow(question(query, params, asker), follower),
    start: () => own.start(),
    pids: () => [...own.pids(), ...visitors.pids()],
    close() {
      stop()
      own.close()
      visitors.close()
    },
  }
}

const asJson = (changes: readonly { readonly id: string; readonly after: LakeDocument | null }[]) =>
  JSON.stringify(changes.map(({ id, after }) => ({ id, after })))

function paramsAsJson(text: string, params: Params, caller: Caller): string {
  let json: string
  try {
    json = JSON.stringify(params)
  } catch (error) {
    if (error instanceof RangeError) throw badRequest('The parameters are nested too deeply.')
    throw error
  }
  refuseLong(text, json, caller)
  return json
}
