import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'

/** Where the Studio is served. */
const STUDIO = '/studio'

/**
 * Turns the marks of editable elements, see editable.tsx, into what the overlays look for; now,
 * and whenever the page changes.
 * @returns how to stop
 */
export function connectEditMarks(root: HTMLElement): () => void {
  const connectAll = () => root.querySelectorAll<HTMLElement>('[data-edit]').forEach(connect)
  connectAll()
  const observer = new MutationObserver(connectAll)
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-edit'] })
  return () => observer.disconnect()
}

function connect(element: HTMLElement): void {
  const mark = element.dataset.edit ?? ''
  const id = mark.slice(0, mark.indexOf(':'))
  const path = mark.slice(id.length + 1)
  const attribute = createDataAttribute({ id, type: id, path, baseUrl: STUDIO }).toString()
  if (element.dataset.sanity !== attribute) element.dataset.sanity = attribute
}
