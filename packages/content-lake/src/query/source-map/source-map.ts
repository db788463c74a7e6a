import type { ContentSourceMap } from '@sanity/client'
import type { ExprNode } from 'groq-js'
import { isObject } from '../../store/references'
import type { DatasetView } from '../dataset-view'
import { evaluate, type EvaluationContext } from '../evaluate'
import type { ParsedQuery } from '../parse'
import type { QueryPlan } from '../query-plan'
import { createLocationFinder } from './find-locations'
import { createPathFormatter, formatStep, type SourceMapStyle } from './json-path'
import { traceQuery } from './trace-query'
import { trackDocuments, type Location } from './track-documents'

const tracedTrees = new WeakMap<QueryPlan, ExprNode>()

/**
 * Evaluates a query once more and finds the field that each text, number, boolean and null of its
 * result comes from. A value whose origin is not certain has no mapping, such as a computed one.
 * @param result of `evaluate`
 * @returns a map in the format of github.com/sanity-io/content-source-maps
 * @throws QueryError as `evaluate`
 */
export function createSourceMap(
  parsed: ParsedQuery,
  context: EvaluationContext,
  result: unknown,
  style: SourceMapStyle,
): ContentSourceMap {
  const documents = trackDocuments(context.view)
  const plan = { ...parsed.plan, tree: getTracedTree(parsed.plan) }
  const traced = evaluate({ ...parsed, plan }, { ...context, view: documents.view })
  const finder = createLocationFinder(documents)
  const builder = createBuilder(context.view, style)

  const visit = (value: unknown, tracedValue: unknown, trace: unknown, path: string): void => {
    if (Array.isArray(value)) {
      if (!Array.isArray(tracedValue) || tracedValue.length !== value.length) return
      const traces = finder.ofItems(tracedValue, trace)
      value.forEach((item: unknown, index) =>
        visit(item, tracedValue[index], traces[index], `${path}${formatStep(index)}`),
      )
    } else if (isObject(value)) {
      if (!isObject(tracedValue)) return
      for (const name of Object.keys(value)) {
        const itemTrace = finder.ofProperty(tracedValue, name)
        visit(value[name], tracedValue[name], itemTrace, `${path}${formatStep(name)}`)
      }
    } else if (value === tracedValue) {
      const location = finder.find(trace)
      if (location !== undefined) builder.add(path, value, location)
    }
  }
  if (isObject(traced)) visit(result, traced.value, traced.trace, '$')
  return builder.build()
}

function getTracedTree(plan: QueryPlan): ExprNode {
  const known = tracedTrees.get(plan)
  if (known !== undefined) return known
  const tree = traceQuery(plan.tree)
  tracedTrees.set(plan, tree)
  return tree
}

function createBuilder(view: DatasetView, style: SourceMapStyle) {
  const formatPath = createPathFormatter(style)
  const documents = createRegister<{ _id: string; _type: string }>()
  const paths = createRegister<string>()
  const mappings: ContentSourceMap['mappings'] = {}

  const add = (path: string, value: unknown, location: Location) => {
    const { parent, key } = location
    if (Reflect.get(parent.value, key) !== value) return
    // A perspective shows a draft under the id of the published document.
    const stored = view.findStored(parent.document._id)
    if (stored === undefined) return
    const isRoot = parent.location === undefined
    if (isRoot && (key === '_id' || key === '_originalId') && stored[key] !== value) return
    const sourcePath = formatPath(location)
    if (sourcePath === undefined) return
    const { _id, _type } = stored
    mappings[path] = {
      type: 'value',
      source: {
        type: 'documentValue',
        document: documents.indexOf(_id, { _id, _type }),
        path: paths.indexOf(sourcePath, sourcePath),
      },
    }
  }
  return {
    /** Maps a value of the result, unless its document has another value there. */
    add,
    build: (): ContentSourceMap => ({
      documents: documents.items,
      paths: paths.items,
      mappings,
    }),
  }
}

/** Gives each item a position in a list, by its key. */
function createRegister<Item>() {
  const items: Item[] = []
  const positions = new Map<string, number>()
  return {
    items,
    indexOf(key: string, item: Item): number {
      const known = positions.get(key)
      if (known !== undefined) return known
      positions.set(key, items.length)
      return items.push(item) - 1
    },
  }
}
