/**
 * Parses an address. `URL.canParse` and `URL.parse` are missing in browsers that visitors still
 * use, such as Safari 16.
 * @returns undefined when the address is invalid
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
