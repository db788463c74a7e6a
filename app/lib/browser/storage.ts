/** Texts that the browser stores by name. */
export interface BrowserStorage {
  /** Null when nothing has the name. */
  get: (name: string) => string | null
  set: (name: string, text: string) => void
  remove: (name: string) => void
}

/** Local storage: on this device, for every tab. */
export const deviceStorage = withMemoryFallback(() => localStorage)

/** Session storage: in this tab until it closes. */
export const tabStorage = withMemoryFallback(() => sessionStorage)

/**
 * Stores texts in memory until the document closes when the browser has no storage or no space.
 * Never throws.
 */
function withMemoryFallback(storage: () => Storage): BrowserStorage {
  const inMemory = new Map<string, string>()
  return {
    get(name) {
      const text = inMemory.get(name)
      if (text !== undefined) return text
      try {
        return storage().getItem(name)
      } catch {
        return null
      }
    },
    set(name, text) {
      try {
        storage().setItem(name, text)
        inMemory.delete(name)
      } catch {
        inMemory.set(name, text)
      }
    },
    remove(name) {
      inMemory.delete(name)
      try {
        storage().removeItem(name)
      } catch {
        // No storage: nothing to remove.
      }
    },
  }
}
