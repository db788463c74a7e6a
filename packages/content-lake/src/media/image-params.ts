import { z } from 'zod'
import { badRequest } from '../errors'

/** Largest result: pixels a side, and in all. A photo of a phone has 12 million pixels. */
export const MAX_SIDE = 8192
export const MAX_OUTPUT_PIXELS = 16_000_000

/** Larger results take seconds. */
export const LARGE_PIXELS = 4_000_000

/**
 * Limit for each step of work on a picture. The pictures of the site take a fraction of a second.
 */
export const TIME_LIMIT_S = 20

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .optional()
const side = () => number(1, MAX_SIDE)
const flag = z.enum(['', 'true', 'false', '1', '0']).transform((text) => !/^(false|0)$/.test(text))

const rect = z
  .string()
  .regex(/^\d+,\d+,\d+,\d+$/, 'must be left,top,width,height')
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number)
    return { left, top, width, height }
  })
  .refine(({ width, height }) => width > 0 && height > 0, 'must not be empty')

const shape = z.strictObject({
  rect: rect.optional(),
  w: side(),
  h: side(),
  dpr: number(0.1, 5),
  fit: z.enum(['clip', 'crop', 'max', 'scale']).optional(),
  fm: z.enum(['jpg', 'png', 'webp', 'avif']).optional(),
  q: number(0, 100),
  auto: z.literal('format').optional(),
  dl: z.string().max(255).optional(),
  /**
   * Sent by the exports of Sanity's tools: the stored bytes, whatever the other parameters request.
   */
  dlRaw: flag.optional(),
})

/** Sizes are in pixels of the result, before `dpr` multiplies them. */
export type ImageParams = z.infer<typeof shape>

/**
 * Parses the parameters of an image URL.
 * @throws PlainError 400 with the name of a parameter that is unknown, repeated or invalid
 */
export function parseImageParams(query: URLSearchParams): ImageParams {
  const repeated = [...query.keys()].find((name) => query.getAll(name).length > 1)
  if (repeated !== undefined) throw badRequest(`The image parameter "${repeated}" occurs twice`)
  const parsed = shape.safeParse(Object.fromEntries(query))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  if (issue?.code === 'unrecognized_keys') {
    throw badRequest(`The image parameter "${issue.keys.join('", "')}" is not supported`)
  }
  throw badRequest(`Image parameter "${String(issue?.path[0])}": ${issue?.message ?? 'not usable'}`)
}
