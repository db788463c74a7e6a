import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'

/** Base path of the Studio. */
const STUDIO_PATH = '/studio'

/**
 * Adds the attribute that Sanity's overlays read to every element marked by editable.tsx, now and
 * whenever the DOM changes.
 * @returns stops observing
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
  const attribute = createDataAttribute({ id, type: id, path, baseUrl: STUDIO_PATH }).toString()
  if (element.dataset.sanity !== attribute) element.dataset.sanity = attribute
}
