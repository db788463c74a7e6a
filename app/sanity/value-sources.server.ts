import type { ContentSourceMap } from '@sanity/client'
import {
  type ContentSourceMapParsedPath,
  getPublishedId,
  jsonPathToStudioPath,
  parseJsonPath,
  resolveMapping,
  studioPath,
} from '@sanity/client/csm'
import { isMachineField } from './shown-text'
import { isRecord, SOURCES, type ValueSource } from '~/lib/text/value-sources'

/**
 * Adds to every object of a query result the sources of its values, so that a preview can replace
 * the values while an editor types. The sources stay with the object when a loader selects or
 * reorders.
 * @param result is changed; a list of texts gets a list of sources
 * @param map of the same result, with keys in its paths
 */
export function addSources<Result>(result: Result, map: ContentSourceMap | undefined): Result {
  if (map !== undefined) visit(result, [], map)
  return result
}

function visit(node: unknown, path: ContentSourceMapParsedPath, map: ContentSourceMap): void {
  if (Array.isArray(node)) {
    node.forEach((item: unknown, at) => visit(item, [...path, at], map))
  } else if (isRecord(node)) {
    const sources: Record<string, ValueSource | (ValueSource | null)[]> = {}
    for (const [name, value] of Object.entries(node)) {
      const valuePath = [...path, name]
      if (isTextList(value)) {
        if (isMachineField(name)) continue
        sources[name] = value.map((_, at) => findSource([...valuePath, at], map) ?? null)
      } else if (typeof value === 'object' && value !== null) visit(value, valuePath, map)
      else if (!name.startsWith('_')) {
        const source = findSource(valuePath, map)
        if (source !== undefined) sources[name] = source
      }
    }
    if (Object.keys(sources).length > 0) node[SOURCES] = sources
  }
}

function findSource(
  path: ContentSourceMapParsedPath,
  map: ContentSourceMap,
): ValueSource | undefined {
  const found = resolveMapping(path, map)
  if (found === undefined) return undefined
  const { source } = found.mapping
  if (source.type !== 'documentValue') return undefined
  const document = map.documents[source.document]
  const documentPath = map.paths[source.path]
  if (document === undefined || documentPath === undefined) return undefined
  const parsed = parseJsonPath(`${documentPath}${found.pathSuffix}`)
  const fieldPath = studioPath.toString(jsonPathToStudioPath(parsed))
  return [getPublishedId(document._id), document._type, fieldPath]
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
}
