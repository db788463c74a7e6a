import { useEffect } from 'react'
import { warn } from '~/lib/browser-log'
import { savesData } from '~/lib/saves-data'
import { whenIdle } from '~/lib/when-idle'
import { whileMatches } from '~/lib/while-matches'
import { isNarrowPhone } from './narrow-phone'

const MOTION = '(prefers-reduced-motion: no-preference)'
const WIDE_MOTION = `${MOTION} and (min-width: 64rem)`

/**
 * Sets the page in motion once it is readable. Each library comes only to where it acts: smooth
 * scrolling stays away from phones, and the scenes from all narrow screens (INV-13, INV-15). None
 * comes for visitors who save data.
 */
export function usePageMotion(): void {
  useEffect(() => {
    if (savesData()) return
    const page = new AbortController()
    whenIdle(() => {
      whileMatches(MOTION, (signal) => void smooth(signal).catch(stayStill), page.signal)
      whileMatches(WIDE_MOTION, (signal) => void scenes(signal).catch(stayStill), page.signal)
    }, page.signal)
    return () => page.abort()
  }, [])
}

/** The page is whole without its motion. */
function stayStill(error: unknown): void {
  warn('investors.motionNotLoaded', { reason: String(error) })
}

async function smooth(signal: AbortSignal): Promise<void> {
  if (isNarrowPhone(navigator.userAgent, window.innerWidth)) return
  const { startSmoothScroll } = await import('./smooth-scroll')
  if (!signal.aborted) startSmoothScroll(signal)
}

async function scenes(signal: AbortSignal): Promise<void> {
  const { startScenes } = await import('./scenes')
  if (!signal.aborted) startScenes(signal)
}
