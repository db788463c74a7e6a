import type { DocumentActionComponent } from 'sanity'

/**
 * Makes a function that wraps an action of the Studio, each action once: the Studio stores the state
 * of an action by its function.
 */
export function createActionWrapper(
  wrap: (action: DocumentActionComponent) => DocumentActionComponent,
): (action: DocumentActionComponent) => DocumentActionComponent {
  const cache = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const known = cache.get(action)
    if (known !== undefined) return known
    const wrapped = wrap(action)
    if (action.action !== undefined) wrapped.action = action.action
    cache.set(action, wrapped)
    return wrapped
  }
}
