import fc from 'fast-check'
import type { FuzzRequest } from '../request'
import { encode, mostly, oneOf, queryText } from '../texts'

const number = fc
  .oneof(
    fc.integer({ min: -1, max: 400 }),
    fc.double({ min: 0, max: 5, noNaN: true }),
    fc.constantFrom(8_192, 8_193, 1e9),
  )
  .map(String)
const numeric = 'h dpr q fp-x fp-y min-w max-w min-h max-h pad blur sharp sat or frame'

const parameters = {
  ...Object.fromEntries(numeric.split(' ').map((name) => [name, number])),
  rect: fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 3, maxLength: 5 }).map(String),
  fit: oneOf('clip crop fill fillmax max min scale odd'),
  crop: oneOf('top top,left focalpoint entropy center odd'),
  fm: oneOf('jpg pjpg png webp avif gif json odd'),
  bg: oneOf('fff ff0000 80ff0000 odd'),
  flip: oneOf('h v hv odd'),
  auto: oneOf('format odd'),
  invert: oneOf('true false odd'),
  dl: queryText.map(encode),
  odd: queryText.map(encode),
}
const parameter = fc.constantFrom(...Object.entries(parameters)).chain(([name, value]) => {
  return value.map((chosen) => `&${name}=${chosen}`)
})

/**
 * Requests for pictures of the dataset. A small width in each keeps the picture small: one of 40
 * megapixels takes seconds of a processor, which the lake's queue and limits bound.
 * @param paths of pictures, such as `/lake/images/embedded/production/….webp`
 */
export function pictureRequest(paths: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const rest = mostly(
    fc.array(parameter, { maxLength: 2 }).map((all) => all.join('')),
    queryText.map((value) => `&${value}`),
  )
  return fc
    .tuple(fc.constantFrom(...paths), fc.integer({ min: 1, max: 300 }), rest)
    .map(([path, width, query]) => ({ method: 'GET', path: `${path}?w=${width}${query}` }))
}
