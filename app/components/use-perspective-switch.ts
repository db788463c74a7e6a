import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import {
  perspectiveCookie,
  type PreviewPerspective,
  toPerspective,
} from '~/sanity/preview-perspective'

/** Loads what the Studio's perspective switch selects: drafts or published documents (EDIT-02). */
export function usePerspectiveSwitch(shown: PreviewPerspective): void {
  const { revalidate } = useRevalidator()
  const page = useRef({ shown, revalidate })
  useEffect(() => {
    page.current = { shown, revalidate }
  })

  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || !isPerspectiveMessage(data)) return
      const perspective = toPerspective(data.data.perspective)
      if (perspective === page.current.shown) return
      document.cookie = perspectiveCookie(perspective)
      page.current.revalidate()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
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
