/** Portable Text as a preview receives it: nothing about it is certain. */
interface Block {
  readonly children?: readonly { readonly text?: string }[]
}

/**
 * The words of Portable Text without their form, for previews.
 * @param blocks what the preview selected: Portable Text, a plain text or nothing
 * @returns the words in one line, or undefined when there are none
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
