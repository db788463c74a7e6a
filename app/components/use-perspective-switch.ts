import { useEffect, useRef } from 'react'
import {
  perspectiveCookie,
  type PreviewPerspective,
  toPerspective,
} from '~/sanity/preview-perspective'

/**
 * Loads what the Studio's perspective switch selects: drafts, published documents or releases (EDIT-02,
 * PLAN-02).
 * @param reload see useReload
 */
export function usePerspectiveSwitch(shown: PreviewPerspective, reload: () => Promise<void>): void {
  const latestShown = useRef(shown)
  useEffect(() => {
    latestShown.current = shown
  })

  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || !isPerspectiveMessage(data)) return
      const perspective = toPerspective(data.data.perspective)
      if (perspective === latestShown.current) return
      document.cookie = perspectiveCookie(perspective)
      void reload()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [reload])
}

/** The message of the Presentation tool; @sanity/visual-editing 4.0 has no callback for it. */
interface PerspectiveMessage {
  type: 'presentation/perspective'
  data: { perspective: unknown }
}

function isPerspectiveMessage(message: unknown): message is PerspectiveMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'presentation/perspective' &&
    'data' in message &&
    typeof message.data === 'object' &&
    message.data !== null &&
    'perspective' in message.data
  )
}
