import { z } from 'zod'
import type { House } from './house'

const line = z.looseObject({
  message: z.string(),
  process: z.string(),
  id: z.string().optional(),
  route: z.string().optional(),
})

/** What the processes of a house have logged so far. */
export function logLines({ output }: House) {
  const lines = output().split('\n')
  return lines.flatMap((text) => (text.startsWith('{') ? line.parse(JSON.parse(text)) : []))
}
