export type Encoding = 'identity' | 'gzip' | 'br'

/** Browsers send few different headers; forged ones must not fill the memory. */
const MAX_CACHED = 100
const cache = new Map<string, Encoding>()

/** Selects the smallest encoding that an `Accept-Encoding` header accepts. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = cache.get(header)
  if (known !== undefined) return known
  const encoding = negotiate(header)
  if (cache.size < MAX_CACHED) cache.set(header, encoding)
  return encoding
}

function negotiate(header: string): Encoding {
  const accepted = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    const isExcluded = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    return isExcluded ? [] : [name.trim()]
  })
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
