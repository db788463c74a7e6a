import { useEffect } from 'react'
import { warn } from '~/lib/browser/console-warning'
import { isEmergency, runWhileMatches, savesData } from '~/lib/browser/visitor-preferences'
import { whenIdle } from '~/lib/browser/when-idle'
import { isNarrowPhone } from './narrow-phone'

const MOTION = '(prefers-reduced-motion: no-preference)'
const WIDE_MOTION = `${MOTION} and (min-width: 64rem)`

/**
 * Starts the animations once the page is idle. Each library loads only where it acts: no smooth
 * scrolling on phones, no scenes on narrow screens (INV-13, INV-15), none for visitors who save
 * data, none in emergency mode.
 */
export function usePageMotion(): void {
  useEffect(() => {
    if (savesData() || isEmergency()) return
    const page = new AbortController()
    whenIdle(() => {
      runWhileMatches(MOTION, (signal) => void smooth(signal).catch(stayStill), page.signal)
      runWhileMatches(WIDE_MOTION, (signal) => void scenes(signal).catch(stayStill), page.signal)
    }, page.signal)
    return () => page.abort()
  }, [])
}

/** The page works without animations. */
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
