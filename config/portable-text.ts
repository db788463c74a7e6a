interface Span {
  _key: string
  _type: 'span'
  text: string
  marks: string[]
}

interface Annotation {
  _key: string
  _type: 'textLink'
  href: string
}

interface Block {
  _key: string
  _type: 'block'
  style?: 'normal' | 'h2' | 'h3'
  listItem?: 'bullet' | 'number'
  level?: number
  children: Span[]
  markDefs: Annotation[]
}

/** `**strong**`, `_em_` or `[label](href)`; anything else is plain text. */
const INLINE =
  /\*\*(?<strong>.+?)\*\*|(?<![\p{L}\d])_(?<em>.+?)_(?![\p{L}\d])|\[(?<label>.+?)\]\((?<href>[^)\s]+)\)/gu

/**
 * Converts a subset of Markdown to Portable Text. A blank line separates blocks; other line breaks
 * become spaces. Each of `## `, `### `, `- ` and `1. ` starts a heading or a list item. A block may
 * contain `**strong**`, `_em_` and `[label](href)`.
 * Keys depend on positions only, so that the same text gives the same value.
 */
export function richText(text: string): Block[] {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(joinLines)
  return blocks.map((line, index) => createBlock(line, `b${index + 1}`))
}

/**
 * Splits a text into sections. Each starts with its headline and, if links lead to it, its anchor:
 * `# Cuánto _cuesta_ #cuanto-cuesta`.
 */
export function splitSections(markdown: string) {
  return markdown
    .split(/^\s*# /m)
    .slice(1)
    .map((section) => {
      const [, title = '', anchor, text = ''] = /^(.*?)(?: #(\S+))?\n(.*)$/s.exec(section) ?? []
      return { title, text, ...(anchor !== undefined && { anchor }) }
    })
}

/** Joins the lines of a paragraph into one block, or into one for each list item. */
function joinLines(paragraph: string): string[] {
  const blocks: string[] = []
  for (const line of paragraph.split('\n').map((row) => row.trim())) {
    const last = blocks.length - 1
    if (last < 0 || isListItem(line)) blocks.push(line)
    else blocks[last] = `${blocks[last] ?? ''} ${line}`
  }
  return blocks
}

/**
 * Returns the value of an `accentTitle`: one block.
 * @param text the headline; the site shows the word between underscores wide, in the accent colour
 */
export function accentTitle(text: string) {
  const { children } = parseInline(text, 't')
  return [{ _key: 't', _type: 'block' as const, style: 'normal' as const, children }]
}

const isListItem = (line: string) => /^(- |\d+\. )/.test(line)

function createBlock(line: string, key: string): Block {
  const [, marker = '', text = ''] = /^(## |### |- |\d+\. )?(.*)$/su.exec(line) ?? []
  return { _key: key, _type: 'block', ...parseMarker(marker), ...parseInline(text, key) }
}

function parseMarker(marker: string): Pick<Block, 'style' | 'listItem' | 'level'> {
  if (marker === '## ') return { style: 'h2' }
  if (marker === '### ') return { style: 'h3' }
  if (marker === '') return { style: 'normal' }
  return { style: 'normal', listItem: marker === '- ' ? 'bullet' : 'number', level: 1 }
}

function parseInline(line: string, key: string) {
  const children: Span[] = []
  const markDefs: Annotation[] = []
  const add = (text: string, marks: string[]) => {
    if (text !== '')
      children.push({ _key: `${key}s${children.length + 1}`, _type: 'span', text, marks })
  }
  let end = 0
  for (const match of line.matchAll(INLINE)) {
    const { strong, em, label, href } = match.groups ?? {}
    add(line.slice(end, match.index), [])
    if (strong !== undefined) add(strong, ['strong'])
    if (em !== undefined) add(em, ['em'])
    if (label !== undefined && href !== undefined) {
      const linkKey = `${key}l${markDefs.length + 1}`
      markDefs.push({ _key: linkKey, _type: 'textLink', href })
      add(label, [linkKey])
    }
    end = match.index + match[0].length
  }
  add(line.slice(end), [])
  return { children, markDefs }
}
