import { createContext, useContext } from 'react'

/** The one-time mark with which the page's own scripts pass its Content-Security-Policy. */
const NonceContext = createContext<string | undefined>(undefined)

export const NonceProvider = NonceContext.Provider

/** The mark of this page; undefined in the browser, which hides it from scripts. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
