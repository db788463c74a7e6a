type Details = Readonly<Record<string, string>>

/**
 * Says in the browser's console that something did not work which the page can do without
 * (ERR-02). The one place that does.
 * @param name of what happened, `part.event`, for whoever looks for it
 * @param details no personal data
 */
export function warn(name: string, details: Details): void {
  globalThis.console.warn(name, details)
}
