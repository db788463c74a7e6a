import { useLocation } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { flagsIn, type VisitFlags, withFlags } from '~/lib/visit-flags'

const VisitFlagsContext = createContext<VisitFlags>(flagsIn(''))

/** Reads the flags of every address and keeps them for the visit, for the whole application. */
export function VisitFlagsProvider({ children }: { children: ReactNode }) {
  const here = flagsIn(useLocation().search)
  const [soFar, setSoFar] = useState(here)
  const flags = withFlags(soFar, here)
  if (flags !== soFar) setSoFar(flags)
  return <VisitFlagsContext.Provider value={flags}>{children}</VisitFlagsContext.Provider>
}

/** What the addresses of this visit have said so far (RT-06). */
export function useVisitFlags(): VisitFlags {
  return useContext(VisitFlagsContext)
}
