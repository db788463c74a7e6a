export type Encoding = 'identity' | 'gzip' | 'br'

const brotli = accepting('br')
const gzip = accepting('gzip')

/** Selects the smallest encoding that an `Accept-Encoding` header accepts. */
export function encodingFor(header = ''): Encoding {
  if (brotli.test(header)) return 'br'
  return gzip.test(header) ? 'gzip' : 'identity'
}

/** Matches a header that names the encoding, unless its quality is 0. */
function accepting(encoding: string): RegExp {
  return new RegExp(`(?:^|[,\\s])${encoding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
}
