import { createContext, useContext } from 'react'
import type { SiteQueryResult } from '~/sanity/types.generated'

const SiteContext = createContext<SiteQueryResult | undefined>(undefined)

/** Provides the settings, menus and labels of controls. */
export const SiteProvider = SiteContext.Provider

const emptySite: SiteQueryResult = {
  settings: null,
  navigation: null,
  footer: null,
  search: null,
  downloads: null,
  menuPages: [],
  messages: null,
  labels: null,
}

/** Settings, menus and labels of controls; all absent outside the site's layout. */
export function useSite(): SiteQueryResult {
  return useContext(SiteContext) ?? emptySite
}
