import type { BrowserContext } from 'playwright/test'
import { isRioplatense } from '#studio/testing/language'

declare global {
  interface Window {
    /** Reports texts of the Studio to the test. */
    reportStudioTexts?: (texts: readonly string[]) => void
  }
}

/**
 * Collects every text that the Studio shows in a browser, in any state of a test. Includes the
 * texts of the Studio's tools on the page of a preview.
 * @returns a function that returns those that are not Rioplatense Spanish so far
 */
export async function collectStudioTexts(context: BrowserContext): Promise<() => string[]> {
  const texts = new Set<string>()
  await context.exposeFunction('reportStudioTexts', (found: readonly string[]) => {
    for (const text of found) texts.add(text)
  })
  await context.addInitScript(observeTexts)
  return () => [...texts].filter((text) => !isRioplatense(text))
}

/** Runs in each page and frame. */
function observeTexts() {
  const isStudio = location.pathname.startsWith('/studio')
  if (!isStudio && window === window.parent) return
  // In a preview everything else is content. `sanity-visual-editing` contains the overlays.
  const studioParts = isStudio ? '*' : '.page-tools, sanity-visual-editing, .preview-empty'
  // Texts that users type, and code.
  const notInterface = 'script, style, noscript, [contenteditable=true], code, pre, kbd'
  const attributes = ['aria-label', 'placeholder', 'title', 'alt']
  const known = new Set<string>()
  let found: string[] = []

  const add = (text: string | null | undefined) => {
    const trimmed = text?.trim() ?? ''
    if (!/\p{L}{2}/u.test(trimmed) || known.has(trimmed)) return
    known.add(trimmed)
    found.push(trimmed)
  }
  const isInterface = (element: Element | null) =>
    element?.closest(studioParts) != null && element.closest(notInterface) === null
  const read = (node: Node) => {
    if (node instanceof Text && isInterface(node.parentElement)) add(node.data)
    if (!(node instanceof Element)) return
    if (isInterface(node)) for (const name of attributes) add(node.getAttribute(name))
    for (const child of node.childNodes) read(child)
  }
  const send = () => {
    if (found.length === 0) return
    window.reportStudioTexts?.(found)
    found = []
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(read)
      else read(target)
    }
    send()
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  })
}
