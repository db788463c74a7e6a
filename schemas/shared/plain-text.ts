import { blockText, isFields } from '../content-check/walk'

/**
 * Extracts the text of Portable Text, for previews.
 * @param blocks Portable Text, a plain text or undefined
 * @returns one line, or undefined without text
 */
export function plainText(blocks: unknown): string | undefined {
  if (typeof blocks === 'string') return blocks.trim() === '' ? undefined : blocks
  if (!Array.isArray(blocks)) return undefined
  const text = blocks.filter(isFields).map(blockText).join(' ').trim()
  return text === '' ? undefined : text
}
