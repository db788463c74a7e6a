import { withoutHidden } from '~/lib/text/hidden-index'
import { blockMenu } from './block-menu.generated'
import { findElement, type PageItem } from './page-item'
import { texts } from './texts'

/** Maximum length of an item's text in a list of items, in characters. */
const TEXT_LENGTH = 40

const itemNames: ReadonlyMap<string, string> = new Map(Object.entries(texts.items))

/** Reads type and visibility of a section from its marks; no type for an item of another list. */
export function readBlock(item: PageItem): { type: string | undefined; isHidden: boolean } {
  const { block, hidden } = findElement(item)?.dataset ?? {}
  return { type: block, isHidden: hidden !== undefined }
}

/** Name of the kind of item. */
export function getName(item: PageItem): string {
  const { type } = readBlock(item)
  const blocks = blockMenu.flatMap((group) => group.blocks)
  const block = blocks.find(({ name }) => name === type)
  return block?.title ?? itemNames.get(listName(item)) ?? texts.section
}

/** The name of an item's list, without the path to it. */
function listName({ list }: PageItem): string {
  return list.slice(list.lastIndexOf('.') + 1)
}

/** The kind of item and the start of its text, such as `Aviso: Las bases de la rifa`. */
export function describeItem(item: PageItem): string {
  const element = findElement(item)
  const shown = element?.querySelector('h1, h2, h3, h4') ?? element
  const text = withoutHidden(shown?.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const start = text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH).trimEnd()}…` : text
  return start === '' ? getName(item) : `${getName(item)}: ${start}`
}
