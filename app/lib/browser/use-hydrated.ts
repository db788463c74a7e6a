import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True after hydration, for controls that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
