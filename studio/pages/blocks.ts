/** Blocks of page templates, with the keys that the Studio's lists need. */

interface Span {
  readonly text: string
  readonly marks?: readonly string[]
}

function block(key: string, spans: readonly Span[], style = 'normal') {
  return {
    _type: 'block',
    _key: key,
    style,
    markDefs: [],
    children: spans.map(({ text, marks = [] }, at) => {
      return { _type: 'span', _key: `${key}s${at}`, text, marks }
    }),
  }
}

/** A headline. @param accent its last words, wide and in the accent colour */
export function headline(text: string, accent: string) {
  return [block('t', [{ text: `${text} ` }, { text: accent, marks: ['em'] }])]
}

/** Paragraphs of formatted text; one that starts with `- ` is an item of a list. */
export function paragraphs(...texts: readonly string[]) {
  return texts.map((text, at) =>
    text.startsWith('- ')
      ? { ...block(`p${at}`, [{ text: text.slice(2) }]), listItem: 'bullet', level: 1 }
      : block(`p${at}`, [{ text }]),
  )
}

/** A section of text. @param key unique on the page, also its anchor */
export function textSection(key: string, title: string, accent: string, ...texts: string[]) {
  return {
    _type: 'richTextSection',
    _key: key,
    anchor: key,
    title: headline(title, accent),
    body: paragraphs(...texts),
  }
}

/** A link of a button. */
export function button(label: string, href: string) {
  return { _type: 'link', _key: `b${href.replace(/\W/g, '')}`, label, href, openInNewTab: false }
}
