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

/** In a browser that keeps nothing, or has no room left, nothing is found and nothing breaks. */
function forgiving(storage: () => Storage): BrowserStorage {
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(storage())
    } catch {
      return otherwise
    }
  }
  return {
    get: (name) => attempt((kept) => kept.getItem(name), null),
    set: (name, text) => attempt((kept) => kept.setItem(name, text), undefined),
    remove: (name) => attempt((kept) => kept.removeItem(name), undefined),
  }
}
