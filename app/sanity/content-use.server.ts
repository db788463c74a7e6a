import { AsyncLocalStorage } from 'node:async_hooks'

/** A piece of content that can be loaded again. */
interface Loadable {
  load: () => Promise<unknown>
}

/** What a page was made of. */
export interface ContentUse {
  /** The result that each piece of content answered with. */
  results: ReadonlyMap<Loadable, unknown>
  /** False when something was missing that a later page will have: this one must not be stored. */
  isComplete: boolean
}

interface Recording {
  results: Map<Loadable, unknown>
  isComplete: boolean
}

const recordings = new AsyncLocalStorage<Recording>()

/** Runs what makes a page, and records the content that it loads. */
export async function recordContentUse<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; use: ContentUse }> {
  const use: Recording = { results: new Map(), isComplete: true }
  const result = await recordings.run(use, run)
  return { result, use }
}

/** Records that the page being made, if any is, uses this result. */
export function noteContentUse(content: Loadable, result: unknown): void {
  recordings.getStore()?.results.set(content, result)
}

/** Records that the page being made lacks something that the next one may have. */
export function noteIncompletePage(): void {
  const recording = recordings.getStore()
  if (recording !== undefined) recording.isComplete = false
}

/**
 * Whether a page made of this content would be made of the same now. Waits for changed content as
 * `load` does.
 */
export async function isContentCurrent({ results }: ContentUse): Promise<boolean> {
  const checks = [...results].map(async ([content, result]) => (await content.load()) === result)
  return (await Promise.all(checks)).every(Boolean)
}
