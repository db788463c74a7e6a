import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Text files; pictures and fonts are already compressed. */
const COMPRESSIBLE = /\.(css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/
/** A smaller file fits into one packet anyway. */
const MIN_BYTES = 1_024
/** Best quality takes seconds per megabyte and saves a tenth, so large files use less. */
const LARGE_BYTES = 262_144
const [BEST_QUALITY, GOOD_QUALITY] = [constants.BROTLI_MAX_QUALITY, 9]
/** zlib has four threads. */
const CONCURRENCY = 4

/**
 * Writes a `.br` and a `.gz` beside each text file below a folder, for server/static-files.ts.
 * Replaces those of an earlier build.
 */
export async function compressFiles(directory: string): Promise<void> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const files = names
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => path.join(directory, name))
  const compressNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, compressNext))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) {
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })])
    return
  }
  await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? GOOD_QUALITY : BEST_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }).then((compressed) => writeFile(`${file}.br`, compressed)),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((compressed) =>
      writeFile(`${file}.gz`, compressed),
    ),
  ])
}
