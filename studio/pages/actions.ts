import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'
import { deletePage } from './delete-page'
import { warnAboutSamples } from './warn-about-samples'

/** One wrapper for each action: the Studio stores the state of an action by its function. */
const cache = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Wraps an action of the Studio for pages that staff made: publishing warns about sample texts,
 * deleting offers where the addresses lead, and a copy starts without an address (PAGE-01).
 */
export function adaptToPages(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'publish') return cached(action, warnAboutSamples)
  if (action.action === 'duplicate') return cached(action, withoutAddress)
  if (action.action === 'delete') return cached(action, deletePage)
  return action
}

function cached(
  action: DocumentActionComponent,
  wrap: (action: DocumentActionComponent) => DocumentActionComponent,
): DocumentActionComponent {
  const known = cache.get(action)
  if (known !== undefined) return known
  const wrapped = wrap(action)
  if (action.action !== undefined) wrapped.action = action.action
  cache.set(action, wrapped)
  return wrapped
}

function withoutAddress(useDuplicate: DocumentActionComponent): DocumentActionComponent {
  const mapDocument: DuplicateActionProps['mapDocument'] = (original) => {
    return { ...original, slug: undefined, formerSlugs: undefined }
  }
  const DuplicatePageAction: DocumentActionComponent = (props) => {
    const withMap: DuplicateActionProps = { ...props, mapDocument }
    return useDuplicate(withMap)
  }
  DuplicatePageAction.displayName = 'DuplicatePageAction'
  return DuplicatePageAction
}
