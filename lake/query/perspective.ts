import { badRequest } from '../errors'

/** `raw`, or the layers to look in, most wanted first; the published one always comes last. */
export type Perspective = 'raw' | readonly string[]

/** From this version on the API reads published content when nothing else is asked for. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19'
/** A name is part of a document's id, which has at most this length. */
const LAYER = /^[a-zA-Z0-9_-]{1,128}$/
const MAX_LAYERS = 20

/**
 * @param given the `perspective` parameter: a name, or a list of them separated by commas
 * @param version segment of the path, such as `v2025-02-19`, `v1` or `vX`
 * @throws PlainError 400 for a name that cannot be one, `raw` in a list, or a list that is too long
 */
export function parsePerspective(given: string | undefined, version: string): Perspective {
  if (given === undefined || given === '') return defaultPerspective(version)
  const names = given.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()))
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  const wrong = names.find((name) => name === 'raw' || !LAYER.test(name))
  if (names.length > MAX_LAYERS) throw badRequest(`A perspective has at most ${MAX_LAYERS} layers.`)
  if (wrong !== undefined) throw badRequest(`Perspective "${given}" is invalid: see "${wrong}".`)
  const published = names.indexOf('published')
  return [...new Set(published < 0 ? names : names.slice(0, published)), 'published']
}

function defaultPerspective(version: string): Perspective {
  const date = version.slice(1)
  return date === 'X' || date >= PUBLISHED_BY_DEFAULT_SINCE ? ['published'] : 'raw'
}
