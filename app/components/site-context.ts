import { createContext, useContext } from 'react'
import type { SiteQueryResult } from '~/sanity/types.generated'

const SiteContext = createContext<SiteQueryResult | undefined>(undefined)

/** Gives every part below the settings, the menus and the words of controls. */
export const SiteProvider = SiteContext.Provider

const nothing: SiteQueryResult = {
  settings: null,
  navigation: null,
  footer: null,
  downloadsAnchor: null,
  messages: null,
  labels: null,
}

/** Settings, menus and words of controls; all absent outside the site's layout. */
export function useSite(): SiteQueryResult {
  return useContext(SiteContext) ?? nothing
}
