import { useLocation } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { readVisitFlags, type VisitFlags, mergeVisitFlags } from '~/lib/links/visit-flags'

const VisitFlagsContext = createContext<VisitFlags>(readVisitFlags(''))

/** Collects the flags from the URL of every page of this visit (RT-06). */
export function VisitFlagsProvider({ children }: { children: ReactNode }) {
  const current = readVisitFlags(useLocation().search)
  const [collected, setCollected] = useState(current)
  const flags = mergeVisitFlags(collected, current)
  if (flags !== collected) setCollected(flags)
  return <VisitFlagsContext.Provider value={flags}>{children}</VisitFlagsContext.Provider>
}

/** The flags from every URL of this visit so far (RT-06). */
export function useVisitFlags(): VisitFlags {
  return useContext(VisitFlagsContext)
}
