import { evaluate, parse, type ExprNode } from 'groq-js'
import { QueryError } from '../errors'
import type { DatasetView } from '../query/dataset-view'
import { applyGroqWorkarounds } from '../query/groq-workarounds/apply'
import { stringifyLimited } from '../query/limited-json'
import type { LakeDocument } from '../types'

/** GROQ expressions of a webhook, about the changed document. */
export interface RuleTexts {
  /** As inside `*[…]`; by default all documents match. */
  readonly filter?: string | undefined
  /** Such as `{_id, title}`; by default the complete document. */
  readonly projection?: string | undefined
}

interface RuleContext {
  /** For dereferences: public documents only, so that no payload has private content. */
  readonly view: DatasetView
  readonly present: (document: LakeDocument) => LakeDocument
  readonly now: Date
  readonly projectId: string
  readonly dataset: string
}

interface State {
  readonly before: LakeDocument | null
  readonly after: LakeDocument | null
}

const MAX_TEXT_LENGTH = 10_000
const MAX_PAYLOAD_LENGTH = 1024 * 1024

/**
 * Parses an expression of a rule, which may use `before()`, `after()` and `delta::`.
 * @throws Error for one that cannot be parsed, reads other documents, or has parameters
 */
export function parseRuleText(text: string): ExprNode {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new Error(`it is longer than ${MAX_TEXT_LENGTH} characters`)
  }
  const tree = applyGroqWorkarounds(parse(`${text}\n`, { mode: 'delta' }), ['delta'])
  const nodes = new Set<object>()
  collectNodes(tree, nodes)
  for (const node of nodes) {
    if (!('type' in node)) continue
    if (node.type === 'Everything') {
      throw new Error('sub-queries (*) are not available in webhooks; dereference with -> instead')
    }
    if (node.type === 'Parameter') throw new Error('parameters ($…) are not available in webhooks')
  }
  return tree
}

function collectNodes(value: unknown, found: Set<object>): void {
  if (typeof value !== 'object' || value === null || found.has(value)) return
  found.add(value)
  for (const part of Object.values(value)) collectNodes(part, found)
}

/**
 * Evaluates a rule on a change of each document.
 * @returns the payload of each one as JSON; `null` for one that the filter does not match
 * @throws QueryError
 */
export async function evaluateRule(
  { filter, projection }: RuleTexts,
  changes: readonly State[],
  context: RuleContext,
): Promise<readonly (string | null)[]> {
  const { view, present, now, projectId, dataset } = context
  const run = async (tree: ExprNode, { before, after }: State): Promise<unknown> => {
    const document = after ?? before
    const value = await evaluate(tree, {
      ...{ root: document, before, after, timestamp: now, sanity: { projectId, dataset } },
      identity: '<webhook>',
      // Without one, groq-js dereferences nothing.
      dataset: [],
      dereference: ({ _ref }) => view.get(_ref),
    })
    const result: unknown = await value.get()
    return result
  }
  const trees = {
    filter: filter === undefined ? undefined : parseRuleText(filter),
    projection: projection === undefined ? undefined : parseRuleText(projection),
  }
  const runOn = async (change: State): Promise<string | null> => {
    const state = {
      before: change.before && present(change.before),
      after: change.after && present(change.after),
    }
    if (trees.filter !== undefined && (await run(trees.filter, state)) !== true) return null
    const payload =
      trees.projection === undefined
        ? (state.after ?? state.before)
        : await run(trees.projection, state)
    return stringifyLimited(payload ?? null, MAX_PAYLOAD_LENGTH)
  }
  try {
    const payloads: (string | null)[] = []
    for (const change of changes) payloads.push(await runOn(change))
    return payloads
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new QueryError(message, 'queryEvaluationError', filter ?? projection ?? '')
  }
}
