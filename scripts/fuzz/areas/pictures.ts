import fc from 'fast-check'
import type { FuzzRequest } from '../request'
import { encode, queryText } from '../texts'

const number = fc.oneof(
  fc.integer({ min: -1, max: 400 }),
  fc.double({ min: 0, max: 5, noNaN: true }),
  fc.constantFrom(8_192, 8_193, 1e9),
)
const numbers = fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 3, maxLength: 5 })

const parameters = {
  ...Object.fromEntries(
    ['w', 'h', 'dpr', 'q', 'fp-x', 'fp-y', 'min-w', 'max-w', 'min-h', 'max-h', 'pad', 'blur'].map(
      (name) => [name, number.map(String)],
    ),
  ),
  ...Object.fromEntries(['sharp', 'sat', 'or', 'frame'].map((name) => [name, number.map(String)])),
  rect: numbers.map(String),
  fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale', 'odd'),
  crop: fc.constantFrom('top', 'top,left', 'focalpoint', 'entropy', 'center', 'odd'),
  fm: fc.constantFrom('jpg', 'pjpg', 'png', 'webp', 'avif', 'gif', 'json', 'odd'),
  bg: fc.constantFrom('fff', 'ff0000', '80ff0000', 'odd'),
  flip: fc.constantFrom('h', 'v', 'hv', 'odd'),
  auto: fc.constantFrom('format', 'odd'),
  invert: fc.constantFrom('true', 'false', 'odd'),
  dl: queryText,
  odd: queryText,
}

/**
 * Requests for pictures of the dataset. Sides above 400 pixels are rare: a picture of 40 megapixels
 * takes seconds of a processor, which the lake's queue and limits bound.
 * @param paths of pictures, such as `/lake/images/embedded/production/….webp`
 */
export function pictureRequest(paths: readonly string[]): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      path: fc.constantFrom(...paths),
      // A size in each request keeps its picture small.
      width: fc.integer({ min: 1, max: 300 }),
      values: fc.record(parameters, { requiredKeys: [] }),
      names: fc.subarray(Object.keys(parameters), { maxLength: 2 }),
      raw: fc.oneof(
        { weight: 8, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: queryText },
      ),
    })
    .map(({ path, width, values, names, raw }) => {
      const chosen = Object.entries(values).filter(([name]) => names.includes(name) && name !== 'w')
      const query = chosen.map(([name, value]) => `&${name}=${encode(value)}`)
      return {
        method: 'GET',
        path: `${path}?w=${width}${query.join('')}${raw === undefined ? '' : `&${raw}`}`,
      }
    })
}
