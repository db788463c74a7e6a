/** An item of a list of a document, as a page shows it: a section, or an item of a list in it. */
export interface PageItem {
  /** Value of `data-edit` of its element: `<document id>:<path>`. */
  mark: string
  /** Id of the document, without the prefix of drafts. */
  document: string
  /** Path of the list, such as `sections` or `hero.buttons`. */
  list: string
  /** `_key` of the item. */
  key: string
}

const ITEM_MARK = /^([^:]+):(.+)\[_key=="([^"\]]+)"\]$/

/** @returns undefined for the mark of anything but a list item */
export function parseItemMark(mark: string): PageItem | undefined {
  const [, document, list, key] = ITEM_MARK.exec(mark) ?? []
  if (document === undefined || list === undefined || key === undefined) return undefined
  return { mark, document, list, key }
}

/** Finds the list items that contain an element, the innermost first. */
export function findItems(element: Element | null): PageItem[] {
  const marked = element?.closest<HTMLElement>('[data-edit]')
  if (marked == null) return []
  const item = parseItemMark(marked.dataset.edit ?? '')
  const outer = findItems(marked.parentElement)
  return item === undefined ? outer : [item, ...outer]
}

/**
 * The element of an item, of several the one under the pointer; undefined while the page does not
 * show the item.
 */
export function findElement({ mark }: Pick<PageItem, 'mark'>): HTMLElement | undefined {
  const elements = findMarked().filter((element) => element.dataset.edit === mark)
  return elements.find((element) => element.matches(':hover')) ?? elements[0]
}

/** The items of the same list that the page shows, in the order of the page. */
export function findSiblings({ document, list }: PageItem): PageItem[] {
  return parseMarks(findMarked()).filter((item) => item.document === document && item.list === list)
}

/** The sections of the page, in its order. */
export function findSections(): PageItem[] {
  return parseMarks(findMarked().filter(({ dataset }) => dataset.block !== undefined))
}

/** The items inside another, in the order of the page. */
export function findInnerItems(outer: PageItem): PageItem[] {
  const element = findElement(outer)
  return parseMarks(findMarked().filter((inner) => inner !== element && element?.contains(inner)))
}

function parseMarks(elements: readonly HTMLElement[]): PageItem[] {
  const marks = new Set(elements.map((element) => element.dataset.edit ?? ''))
  return [...marks].flatMap((mark) => parseItemMark(mark) ?? [])
}

function findMarked(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-edit]')]
}
