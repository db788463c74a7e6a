import { z } from 'zod'
import type { TestInstance } from './test-instance'

const line = z.looseObject({
  message: z.string(),
  process: z.string(),
  id: z.string().optional(),
  route: z.string().optional(),
})

/** Parses the log lines of all processes so far. */
export function readLogLines({ output }: TestInstance) {
  const lines = output().split('\n')
  return lines.flatMap((text) => (text.startsWith('{') ? line.parse(JSON.parse(text)) : []))
}
