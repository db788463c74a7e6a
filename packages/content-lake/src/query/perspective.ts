import { isDraftId, isValidId, isVersionId } from '../document-ids'
import { badRequest } from '../errors'

/**
 * `raw`, or layers by descending priority; the last one is always `published`. An extension of this
 * lake: the id of a draft or version is a layer with that document alone.
 */
export type Perspective = 'raw' | readonly string[]

/** From this API version on the default perspective is `published`. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'
/** A layer is part of a document id, which has at most this length. */
const LAYER = /^[a-zA-Z0-9_-]{1,128}$/
const MAX_LAYERS = 20

/**
 * @param value the `perspective` parameter: a name, or several separated by commas
 * @param version segment of the path, such as `v2025-02-19`, `v1` or `vX`
 * @throws PlainError 400 for an invalid name, `raw` in a list, or too many layers
 */
export function parsePerspective(value: string | undefined, version: string): Perspective {
  if (value === undefined || value === '') return defaultPerspective(version)
  // The Studio's preview of a release sends an empty first layer.
  const given = value.replace(/^,/, '').split(',')
  const names = given.map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()))
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  const invalid = names.find((name) => name === 'raw' || !isLayer(name))
  if (names.length > MAX_LAYERS) throw badRequest(`A perspective has at most ${MAX_LAYERS} layers.`)
  if (invalid !== undefined)
    throw badRequest(`Perspective "${value}" is invalid: see "${invalid}".`)
  const published = names.indexOf('published')
  return [...new Set(published < 0 ? names : names.slice(0, published)), 'published']
}

const isLayer = (name: string) =>
  LAYER.test(name) || (isValidId(name) && (isDraftId(name) || isVersionId(name)))

function defaultPerspective(version: string): Perspective {
  const date = version.slice(1)
  return date === 'X' || date >= PUBLISHED_BY_DEFAULT_SINCE ? ['published'] : 'raw'
}
