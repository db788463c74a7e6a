import { AsyncLocalStorage } from 'node:async_hooks'

/** A content item that can be loaded again. */
interface Loadable {
  load: () => Promise<unknown>
}

/** The content that a rendered page uses. */
export interface ContentUse {
  /** The result of each content item. */
  results: ReadonlyMap<Loadable, unknown>
  /** False if the page lacks a part that a later render may have. Do not cache such a page. */
  isComplete: boolean
  /** When the same content shows other blocks, in milliseconds; Infinity without such a time. */
  expiresAt: number
}

interface Recording {
  results: Map<Loadable, unknown>
  isComplete: boolean
  expiresAt: number
}

const recordings = new AsyncLocalStorage<Recording>()

/** Runs a render and records the content that it loads. */
export async function recordContentUse<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; use: ContentUse }> {
  const use: Recording = { results: new Map(), isComplete: true, expiresAt: Infinity }
  const result = await recordings.run(use, run)
  return { result, use }
}

/**
 * Records that the current render uses this result; no-op outside of a recording.
 * @param expiresAt when the result ends although the dataset stays the same, in milliseconds
 */
export function noteContentUse(content: Loadable, result: unknown, expiresAt = Infinity): void {
  const recording = recordings.getStore()
  if (recording === undefined) return
  recording.results.set(content, result)
  recording.expiresAt = Math.min(recording.expiresAt, expiresAt)
}

/** Records that the current render lacks a part that the next one may have. */
export function noteIncompletePage(): void {
  const recording = recordings.getStore()
  if (recording !== undefined) recording.isComplete = false
}

/**
 * True if a new render would use the same content results. Waits for changed content, as `load`
 * does.
 */
export async function isContentCurrent({ results }: ContentUse): Promise<boolean> {
  const checks = [...results].map(async ([content, result]) => (await content.load()) === result)
  // Content is unavailable after somebody empties the dataset.
  return (await Promise.all(checks).catch(() => [false])).every(Boolean)
}
