import { useEffect } from 'react'
import { warn } from '~/lib/browser/console-warning'
import { isEmergency, runWhileMatches, savesData } from '~/lib/browser/visitor-preferences'
import { whenIdle } from '~/lib/browser/when-idle'

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

const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i
const NARROW_PX = 768

/** Not on narrow phones, which scroll natively (INV-13). */
async function smooth(signal: AbortSignal): Promise<void> {
  if (window.innerWidth < NARROW_PX && MOBILE.test(navigator.userAgent)) return
  const { startSmoothScroll } = await import('./smooth-scroll')
  if (!signal.aborted) startSmoothScroll(signal)
}

async function scenes(signal: AbortSignal): Promise<void> {
  const { startScenes } = await import('./scenes')
  if (!signal.aborted) startScenes(signal)
}
