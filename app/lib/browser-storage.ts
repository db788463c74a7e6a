/** Texts that the browser keeps under names. */
export interface BrowserStorage {
  /** Null when there is none of that name. */
  get: (name: string) => string | null
  set: (name: string, text: string) => void
  remove: (name: string) => void
}

/** What is kept on this device, for every tab. */
export const deviceStorage = forgiving(() => localStorage)

/** What is kept in this tab until it is closed. */
export const tabStorage = forgiving(() => sessionStorage)

/**
 * Where the browser keeps nothing, or has no room left, a text lasts as long as the document does,
 * and nothing breaks.
 */
function forgiving(storage: () => Storage): BrowserStorage {
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
        // Nothing is kept there.
      }
    },
  }
}
