import type { AccentTitle, RichText } from '../../app/sanity/types.generated'

type Block = RichText[number]
type Span = NonNullable<Block['children']>[number]
type Annotation = NonNullable<Block['markDefs']>[number]

/** `**strong**`, `_em_` or `[label](href)`; anything else is plain text. */
const INLINE =
  /\*\*(?<strong>.+?)\*\*|(?<![\p{L}\d])_(?<em>.+?)_(?![\p{L}\d])|\[(?<label>.+?)\]\((?<href>[^)\s]+)\)/gu

/**
 * Portable Text from lightly marked text, so that long copy can be read and reviewed as copy.
 * A blank line parts blocks, lines in between are joined. `## ` and `### ` open a heading, `- ` a
 * bullet and `1. ` a numbered item (one a line); inside a block `**strong**`, `_em_` and
 * `[label](href)`.
 * Keys follow the places, so that the same text always gives the same value.
 */
export function richText(text: string): RichText {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(joinLines)
  return blocks.map((words, index) => block(words, `b${index + 1}`))
}

/** The lines of one paragraph put together: into one block, or into one for each list item. */
function joinLines(paragraph: string): string[] {
  const blocks: string[] = []
  for (const line of paragraph.split('\n').map((row) => row.trim())) {
    const last = blocks.length - 1
    if (last < 0 || isItem(line)) blocks.push(line)
    else blocks[last] = `${blocks[last] ?? ''} ${line}`
  }
  return blocks
}

/**
 * The value of an `accentTitle`: one block whose `_word_` is set wide in the accent colour.
 * @param text the headline, with its wide word between underscores
 */
export function accentTitle(text: string): AccentTitle {
  const { children } = inline(text, 't')
  return [{ _key: 't', _type: 'block', style: 'normal', children }]
}

const isItem = (line: string) => /^(- |\d+\. )/.test(line)

function block(line: string, key: string): Block {
  const [, marker = '', words = ''] = /^(## |### |- |\d+\. )?(.*)$/su.exec(line) ?? []
  return { _key: key, _type: 'block', ...blockForm(marker), ...inline(words, key) }
}

function blockForm(marker: string): Pick<Block, 'style' | 'listItem' | 'level'> {
  if (marker === '## ') return { style: 'h2' }
  if (marker === '### ') return { style: 'h3' }
  if (marker === '') return { style: 'normal' }
  return { style: 'normal', listItem: marker === '- ' ? 'bullet' : 'number', level: 1 }
}

function inline(words: string, key: string) {
  const children: Span[] = []
  const markDefs: Annotation[] = []
  const add = (text: string, marks: string[]) => {
    if (text !== '')
      children.push({ _key: `${key}s${children.length + 1}`, _type: 'span', text, marks })
  }
  let end = 0
  for (const match of words.matchAll(INLINE)) {
    const { strong, em, label, href } = match.groups ?? {}
    add(words.slice(end, match.index), [])
    if (strong !== undefined) add(strong, ['strong'])
    if (em !== undefined) add(em, ['em'])
    if (label !== undefined && href !== undefined) {
      const linkKey = `${key}l${markDefs.length + 1}`
      markDefs.push({ _key: linkKey, _type: 'textLink', href })
      add(label, [linkKey])
    }
    end = match.index + match[0].length
  }
  add(words.slice(end), [])
  return { children, markDefs }
}
