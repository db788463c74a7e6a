import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import {
  perspectiveCookie,
  type PreviewPerspective,
  toPerspective,
} from '~/sanity/preview-perspective'

/** A message of the Presentation tool; @sanity/visual-editing 4.0 has no callback for it. */
const perspectiveMessage = z.object({
  type: z.literal('presentation/perspective'),
  data: z.object({ perspective: z.unknown() }),
})

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
      const message = perspectiveMessage.safeParse(data)
      if (origin !== location.origin || !message.success) return
      const perspective = toPerspective(message.data.data.perspective)
      if (perspective === latestShown.current) return
      document.cookie = perspectiveCookie(perspective)
      void reload()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [reload])
}
