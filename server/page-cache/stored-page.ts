import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Encoding, encodingFor } from './encoding'

/** An answer in one encoding, as `writeHead` and `end` take it without further work. */
interface ReadyBody {
  /** Names and values in turn. */
  headers: string[]
  /** The bytes as latin1 text: Node sends it in one piece with the headers. */
  bytes: string
}

/** Quick enough for a visitor to wait for it. */
const QUICK_BROTLI = 5
/** A larger window helps nothing of a page's size, and costs memory. */
const WINDOW_BITS = 18

const compressBrotli = promisify(brotliCompress)

/**
 * A page as ready bytes: whole, compressed, with its headers and ETag.
 */
export class StoredPage {
  readonly #body: Buffer
  readonly #headers: readonly string[]
  readonly #etag: string
  readonly #notModified: string[]
  readonly #ready: Partial<Record<Encoding, ReadyBody>> = {}

  /**
   * @param body of the page
   * @param headers of the page, without those that belong to one encoding
   */
  constructor(body: Buffer, headers: readonly (readonly [string, string])[]) {
    this.#body = body
    // A weak one: the same page may be sent in other bytes once it is compressed better.
    this.#etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    this.#headers = [...headers.flat(), 'ETag', this.#etag]
    const kept = headers.filter(([name]) =>
      /^(cache-control|vary|content-security-policy)$/i.test(name),
    )
    this.#notModified = [...kept.flat(), 'ETag', this.#etag]
  }

  /** Sends the page, or that the client has it already; to a HEAD without the body. */
  send({ headers, method }: IncomingMessage, response: ServerResponse): void {
    if (matches(headers['if-none-match'], this.#etag)) {
      response.writeHead(304, this.#notModified).end()
      return
    }
    const ready = this.#readyIn(encodingFor(headers['accept-encoding']?.toString()))
    response.writeHead(200, ready.headers)
    if (method === 'HEAD') response.end()
    else response.end(ready.bytes, 'latin1')
  }

  /** Compresses the page as well as can be, for the visitors to come. */
  async compressWell(): Promise<void> {
    const bytes = await compressBrotli(
      this.#body,
      brotliOptions(constants.BROTLI_MAX_QUALITY, this.#body),
    )
    this.#ready.br = this.#inEncoding('br', bytes)
  }

  #readyIn(encoding: Encoding): ReadyBody {
    return (this.#ready[encoding] ??= this.#inEncoding(encoding, this.#compressed(encoding)))
  }

  #compressed(encoding: Encoding): Buffer {
    if (encoding === 'identity') return this.#body
    if (encoding === 'gzip') return gzipSync(this.#body, { level: constants.Z_BEST_COMPRESSION })
    return brotliCompressSync(this.#body, brotliOptions(QUICK_BROTLI, this.#body))
  }

  #inEncoding(encoding: Encoding, body: Buffer): ReadyBody {
    const headers = [...this.#headers, 'Content-Length', String(body.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    return { headers, bytes: body.toString('latin1') }
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

/** Whether an `If-None-Match` names this tag, compared weakly (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  const opaque = etag.slice('W/'.length)
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
