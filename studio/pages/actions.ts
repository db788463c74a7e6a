import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'
import { createActionWrapper } from '../components/wrap-action'
import { deletePage } from './delete-page'
import { warnAboutSamples } from './warn-about-samples'

/**
 * Wraps an action of the Studio for pages that staff made: publishing warns about sample texts,
 * deleting offers where the addresses lead, and a copy starts without an address (PAGE-01).
 */
export const adaptToPages = createActionWrapper((action) => {
  if (action.action === 'publish') return warnAboutSamples(action)
  if (action.action === 'duplicate') return withoutAddress(action)
  return action.action === 'delete' ? deletePage(action) : action
})

function withoutAddress(useDuplicate: DocumentActionComponent): DocumentActionComponent {
  const mapDocument: DuplicateActionProps['mapDocument'] = (original) => {
    return { ...original, slug: undefined, formerSlugs: undefined }
  }
  return function DuplicatePageAction(props) {
    const withMap: DuplicateActionProps = { ...props, mapDocument }
    return useDuplicate(withMap)
  }
}
