import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { withoutHidden } from '~/lib/text/hidden-index'
import { findHiddenSource } from '~/sanity/hidden-sources'
import type { ValueSource } from '~/lib/text/value-sources'

/** Base path of the Studio. */
const STUDIO_PATH = '/studio'

/** Attributes with texts that visitors see or hear. */
const textAttributes = ['alt', 'aria-label', 'placeholder', 'title', 'label']

/** Attributes that can contain a text of the page, such as the message of a chat. */
const attributes = [...textAttributes, 'href', 'value', 'data-edit']

/** An encoded hidden index: U+2063, U+200B and U+200C. */
const ENCODED_HIDDEN = /(%E2%8[01]%(A3|8B|8C))+/g

/** Elements whose text is not visible. */
const UNSEEN = 'script, style, noscript, template, title'

/**
 * Moves the sources that are hidden in the texts of a page to the attribute that Sanity's overlays
 * read. Does the same for elements that editable.tsx marks, now and after each change of the page.
 * Removes the invisible characters from the texts.
 * @returns a function that stops observing
 */
export function connectEditMarks(root: HTMLElement): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'childList') addedNodes.forEach(markTree)
      else if (target instanceof Text) markText(target)
      else if (target instanceof HTMLElement || target instanceof SVGElement) {
        markAttribute(target, attributeName ?? '')
      }
    }
    // Discards the records of the observer's own changes.
    observer.takeRecords()
  })
  markTree(root)
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  })
  return () => observer.disconnect()
}

type Marked = HTMLElement | SVGElement

/** The text that gave an element its mark; it takes precedence over attributes. */
const markingTexts = new WeakMap<Element, Text>()

function markTree(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
    if (node instanceof Text) markText(node)
    else if (node instanceof HTMLElement || node instanceof SVGElement) {
      for (const name of attributes) markAttribute(node, name)
    }
  }
}

function markText(text: Text): void {
  const source = findHiddenSource(text.data)
  const element = text.parentElement
  if (source !== undefined) {
    text.data = withoutHidden(text.data)
    if (element === null || element.matches(UNSEEN)) return
    markingTexts.set(element, text)
    mark(element, source)
  } else if (element !== null && markingTexts.get(element) === text) {
    // The text has changed to one without a source.
    markingTexts.delete(element)
    delete element.dataset.sanity
    markAttribute(element, 'data-edit')
  }
}

function markAttribute(element: Marked, name: string): void {
  const value = element.getAttribute(name)
  if (value === null) return
  if (name === 'data-edit') {
    if (!markingTexts.has(element)) mark(element, parseEditMark(value, element.dataset.editType))
    return
  }
  const shown = withoutHidden(value).replaceAll(ENCODED_HIDDEN, '')
  if (shown === value) return
  element.setAttribute(name, shown)
  const source = textAttributes.includes(name) ? findHiddenSource(value) : undefined
  const hasMark = markingTexts.has(element) || element.dataset.edit !== undefined
  if (source !== undefined && !hasMark) mark(element, source)
}

/** @param type of the document; the id of a page document is its type */
function parseEditMark(value: string, type?: string): ValueSource {
  const id = value.slice(0, value.indexOf(':'))
  return [id, type ?? id, value.slice(id.length + 1)]
}

function mark(element: Marked, [id, type, path]: ValueSource): void {
  const attribute = createDataAttribute({ id, type, path, baseUrl: STUDIO_PATH }).toString()
  if (element.dataset.sanity !== attribute) element.dataset.sanity = attribute
}
