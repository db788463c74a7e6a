import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'identity' | 'gzip' | 'br'

/** A response in one encoding, in the form that `writeHead` and `end` expect. */
interface EncodedResponse {
  /** Names and values in turn. */
  headers: string[]
  /** As latin1 text, which Node sends in one packet with the headers. */
  body: string
}

/** Brotli quality while a visitor waits. */
const FAST_BROTLI = 5
/** A larger window does not make a page smaller, and costs memory. */
const WINDOW_BITS = 18

const compressBrotli = promisify(brotliCompress)

/** A rendered page with its headers and ETag, compressed on demand. */
export class StoredPage {
  readonly #body: Buffer
  readonly #headers: readonly string[]
  readonly #etag: string
  readonly #notModified: string[]
  readonly #encoded: Partial<Record<Encoding, EncodedResponse>> = {}

  /** @param headers without those that depend on the encoding */
  constructor(body: Buffer, headers: readonly (readonly [string, string])[]) {
    this.#body = body
    // Weak, because better compression changes the bytes later.
    this.#etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.#headers = [...headers.flat(), 'ETag', this.#etag]
    const retained = headers.filter(([name]) =>
      /^(cache-control|vary|content-security-policy|referrer-policy|x-content-type-options)$/i.test(
        name,
      ),
    )
    this.#notModified = [...retained.flat(), 'ETag', this.#etag]
  }

  /** Sends the page, 304 when the client has it, or only the headers to a HEAD. */
  send({ headers, method }: IncomingMessage, response: ServerResponse): void {
    if (matches(headers['if-none-match'], this.#etag)) {
      response.writeHead(304, this.#notModified).end()
      return
    }
    const encoded = this.#responseIn(encodingFor(headers['accept-encoding']?.toString()))
    response.writeHead(200, encoded.headers)
    if (method === 'HEAD') response.end()
    else response.end(encoded.body, 'latin1')
  }

  /** Compresses the page with the best quality, in the background. */
  async compressBest(): Promise<void> {
    const bytes = await compressBrotli(
      this.#body,
      brotliOptions(constants.BROTLI_MAX_QUALITY, this.#body),
    )
    this.#encoded.br = this.#inEncoding('br', bytes)
  }

  #responseIn(encoding: Encoding): EncodedResponse {
    return (this.#encoded[encoding] ??= this.#inEncoding(encoding, this.#compressed(encoding)))
  }

  #compressed(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.#body
    if (encoding === 'gzip') return gzipSync(this.#body, { level: constants.Z_BEST_COMPRESSION })
    return brotliCompressSync(this.#body, brotliOptions(FAST_BROTLI, this.#body))
  }

  #inEncoding(encoding: Encoding, body: Buffer): EncodedResponse {
    const headers = [...this.#headers, 'Content-Length', String(body.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    return { headers, body: body.toString('latin1') }
  }
}

function brotliOptions(quality: number, body: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}

/** Whether an `If-None-Match` has this tag, with weak comparison (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  const opaque = etag.slice('W/'.length)
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}

const brotli = accepting('br')
const gzip = accepting('gzip')

/** Selects the smallest encoding that an `Accept-Encoding` header accepts. */
function encodingFor(header = ''): Encoding {
  if (brotli.test(header)) return 'br'
  return gzip.test(header) ? 'gzip' : 'identity'
}

/** Matches a header that names the encoding, unless its quality is 0. */
function accepting(encoding: string): RegExp {
  return new RegExp(`(?:^|[,\\s])${encoding}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
}
