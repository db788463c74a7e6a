/** Portable Text in a preview, where every part may be missing. */
interface Block {
  readonly children?: readonly { readonly text?: string }[]
}

/**
 * Extracts the text of Portable Text, for previews.
 * @param blocks Portable Text, a plain text or undefined
 * @returns one line, or undefined without text
 */
export function plainText(blocks: unknown): string | undefined {
  if (typeof blocks === 'string') return blocks.trim() === '' ? undefined : blocks
  if (!Array.isArray(blocks)) return undefined
  const text = blocks
    .filter(isBlock)
    .map((block) => (block.children ?? []).map((span) => span.text ?? '').join(''))
    .join(' ')
    .trim()
  return text === '' ? undefined : text
}

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null
}
