import { embeddedContent } from '../../config/client-config'
import type { Env } from '../../config/env.server'

const STEP_PERCENT = 10

/**
 * @returns the settings of the embedded lake
 * @throws Error when the hosted service is configured
 */
export const requireEmbeddedContent = (settings: Pick<Env, 'content'>) =>
  embeddedContent(settings, 'Take its documents and assets with "npm run dataset:export".')

/**
 * @param total approximate number of bytes
 * @param print prints one line at each tenth
 * @returns a function that accepts the number of bytes so far
 */
export function createProgressPrinter(total: number, print: (line: string) => void) {
  let printedPercent = 0
  return (bytes: number): void => {
    const percent = Math.min(100, Math.floor((bytes / Math.max(1, total)) * 100))
    const step = percent - (percent % STEP_PERCENT)
    if (step <= printedPercent) return
    printedPercent = step
    print(`  ${step} %`)
  }
}
