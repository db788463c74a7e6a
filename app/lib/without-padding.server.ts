import { Transform } from 'node:stream'

/**
 * Takes off the zero bytes at the end of each chunk of a rendered page. React 18 leaves them there
 * when a character of several bytes does not fit the rest of its buffer (fixed in React 19); a page
 * never holds a zero byte of its own.
 */
export function withoutPadding(): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      let end = chunk.length
      while (end > 0 && chunk[end - 1] === 0) end -= 1
      done(null, chunk.subarray(0, end))
    },
  })
}
