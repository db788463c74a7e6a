import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { badRequest } from '../errors'
import { MAX_OUTPUT_PIXELS, TIME_LIMIT_S } from './image-params'

/** The largest uncompressed drawing has half this size. */
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024

/** Dots per inch at which a pixel of the drawing is one of the picture. */
const DENSITY = 72

/** Beside this file, in the sources and in the build. */
const script = path.join(
  import.meta.dirname,
  path.extname(import.meta.filename) === '.js' ? 'svg.js' : 'svg-process.mjs',
)

const metadataShape = z.object({
  format: z.string(),
  width: z.number(),
  height: z.number(),
  hasAlpha: z.boolean(),
})

/** @throws Error if the file is no SVG; PlainError 400 if it takes too long */
export async function readSvgMetadata(file: string) {
  return metadataShape.parse(JSON.parse((await runScript([file], TIME_LIMIT_S)).toString()))
}

/**
 * Draws an SVG.
 * @param size that the SVG names, in pixels
 * @param wantedScale reduced if the picture would have too many pixels
 * @returns a PNG
 * @throws Error if the drawing is damaged; PlainError 400 if it takes too long
 */
export function drawSvg(
  file: string,
  size: { readonly width: number; readonly height: number },
  wantedScale: number,
  timeLimitS = TIME_LIMIT_S,
): Promise<Buffer> {
  const maxScale = Math.sqrt(MAX_OUTPUT_PIXELS / size.width / size.height)
  const scale = Math.min(wantedScale, maxScale, 32)
  return runScript([file, String(Math.max(1, DENSITY * scale))], timeLimitS)
}

/**
 * An SVG of a hundred bytes can take hours, and librsvg cannot be interrupted: neither a limit of
 * pixels nor sharp's time limit helps. A process can be killed.
 */
async function runScript(values: readonly string[], timeLimitS: number): Promise<Buffer> {
  const output = promisify(execFile)(process.execPath, [script, ...values], {
    encoding: 'buffer',
    timeout: timeLimitS * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT_BYTES,
    // Without the lake's settings and secrets.
    env: { NODE_ENV: 'production' },
  })
  try {
    return (await output).stdout
  } catch (error) {
    if (error instanceof Error && 'killed' in error && error.killed === true) {
      throw badRequest('The drawing takes too long to create: use a simpler one')
    }
    throw error
  }
}
