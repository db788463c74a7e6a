import { z } from 'zod'
import type { Caller, LakeContext, LakeDocument } from '../context'
import { badRequest } from '../errors'
import type { Params } from '../query/parse'
import type { Perspective } from '../query/perspective'
import { limitsOf, refuseLong } from '../query/query-limits'
import type { DocumentChange } from '../store/document-store'
import type { IndexedDocumentStore } from '../store/sqlite-document-store'
import { createEvaluatorPool } from './evaluator-pool'

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
  /** Starts what the first query would have to wait for. */
  start(): Promise<void>
  /** Processes that are running, for measuring. */
  pids(): readonly number[]
  close(): void
}

export interface Selected {
  readonly id: string
  /** `undefined` where there is no such document: a projection may make an id. */
  readonly rev: string | undefined
}

const selection = z.array(
  z
    .tuple([z.string(), z.string().nullable()])
    .transform(([id, rev]): Selected => ({ id, rev: rev ?? undefined })),
)

type Options = Pick<LakeContext, 'projectId' | 'dataset' | 'publicUrl' | 'clock' | 'log'> & {
  readonly documents: IndexedDocumentStore
}

/**
 * The site's own server and those who have signed in have evaluators that visitors' own queries,
 * which may be made to do harm, never come to.
 */
export function createEvaluator(options: Options): Evaluator {
  const { clock, documents } = options
  const own = createEvaluatorPool({ ...options, name: 'own' })
  const visitors = createEvaluatorPool({ ...options, name: 'visitors' })
  const stop = documents.onCommit(({ changes }) => {
    const replacements = asJson(changes)
    own.replace(replacements)
    visitors.replace(replacements)
  })

  const question = (text: string, params: Params, caller: Caller) => {
    const { answer: answerLength } = limitsOf(caller)
    const now = clock().getTime()
    return { text, params: paramsAsJson(text, params, caller), caller, now, answerLength }
  }
  const poolOf = ({ caller, address }: Asker) =>
    caller.kind === 'anonymous' && address !== undefined
      ? { pool: visitors, key: address }
      : { pool: own, key: caller.kind === 'user' ? caller.userId : 'site' }

  return {
    async query(text, params, perspective, asker) {
      const { pool, key } = poolOf(asker)
      const job = { kind: 'query', perspective, ...question(text, params, asker.caller) } as const
      return pool.perform(job, key, limitsOf(asker.caller).queryMs)
    },
    async select(text, params, changes, asker) {
      const { pool, key } = poolOf(asker)
      const overlay = asJson(changes)
      const job = { kind: 'select', overlay, ...question(text, params, asker.caller) } as const
      const json = await pool.perform(job, key, limitsOf(asker.caller).queryMs)
      return selection.parse(JSON.parse(json))
    },
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
