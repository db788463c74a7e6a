/** How a body is sent. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** Browsers send few different headers; the limit keeps made-up ones from filling the memory. */
const MAX_REMEMBERED = 100
const remembered = new Map<string, Encoding>()

/** The encoding to answer an `Accept-Encoding` header with: the smallest that the client takes. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = remembered.get(header)
  if (known !== undefined) return known
  const encoding = negotiate(header)
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, encoding)
  return encoding
}

function negotiate(header: string): Encoding {
  const accepted = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';')
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    return isRefused ? [] : [name.trim()]
  })
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
