type Details = Readonly<Record<string, string>>

/**
 * Warns in the browser console that something optional failed (ERR-02). All console warnings of the
 * site go through it.
 * @param name `part.event`, to search for
 * @param details no personal data
 */
export function warn(name: string, details: Details): void {
  globalThis.console.warn(name, details)
}
