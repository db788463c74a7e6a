import type { Finding, Rule } from '../finding'
import {
  blockText,
  fieldText,
  isBlank,
  isPortableText,
  listSections,
  listValues,
  type Fields,
} from '../walk'

const LEVELS: Readonly<Record<string, number>> = { h2: 2, h3: 3 }

/** Objects whose title the site shows on the third level. */
const THIRD_LEVEL: ReadonlySet<string> = new Set(['explainer', 'faqEntry', 'featureCard', 'step'])

/** Sections whose items have a subheading each. */
const WITH_SUBHEADINGS: ReadonlySet<string> = new Set(['linkCards', 'resourceList'])

/** Finds headings without text and headings that skip a level. */
export const checkHeadings: Rule = (document) => [
  ...checkTexts(document),
  ...checkSections(document),
]

function checkTexts(document: Fields): Finding[] {
  return listValues(document).flatMap(({ value, path, parents }) => {
    if (!isPortableText(value)) return []
    return checkText(value, path, levelAbove(parents))
  })
}

/** Reports a first section whose subheadings follow the page's headline without a level between. */
function checkSections(document: Fields): Finding[] {
  const sections = listSections(document)
  const untitled = sections.findIndex(({ value }) => !hasTitle(value))
  const titled = sections.findIndex(({ value }) => hasTitle(value))
  const first = sections[untitled]
  const hasHeadingBefore = titled !== -1 && titled < untitled
  if (first === undefined || hasHeadingBefore) return []
  if (!WITH_SUBHEADINGS.has(String(first.value._type))) return []
  const message =
    'Las tarjetas de esta sección son subtítulos y no tienen un título arriba: ponele un titular.'
  return [{ level: 'warning', path: [...first.path, 'title'], message }]
}

function hasTitle({ title }: Fields): boolean {
  return !isBlank(fieldText(title) ?? '')
}

function checkText(blocks: readonly Fields[], path: Finding['path'], above: number): Finding[] {
  let previous = above
  return blocks.flatMap((block): Finding[] => {
    const level = LEVELS[String(block.style)]
    if (level === undefined) return []
    const at = typeof block._key === 'string' ? [...path, { _key: block._key }] : path
    if (isBlank(blockText(block))) {
      const message = 'Es un título sin texto: escribilo o volvelo párrafo.'
      return [{ level: 'error', path: at, message }]
    }
    const expected = previous + 1
    previous = level
    if (level > expected) {
      const message = 'Es un subtítulo sin un título antes: usá «Título».'
      return [{ level: 'warning', path: at, message }]
    }
    if (level < above) {
      const message = 'Este texto ya está debajo de un subtítulo: usá «Subtítulo».'
      return [{ level: 'warning', path: at, message }]
    }
    return []
  })
}

/** The level of the heading above a text. */
function levelAbove(parents: readonly Fields[]): number {
  const container = parents.at(-1) ?? {}
  if (THIRD_LEVEL.has(String(container._type))) return 3
  const isDocument = parents.length === 1
  return hasTitle(container) && !isDocument ? 2 : 1
}
