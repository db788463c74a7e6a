import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True once scripts run: what only they can do is shown from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
