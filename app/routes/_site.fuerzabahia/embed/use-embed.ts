import { type RefObject, useEffect, useRef, useState } from 'react'
import { track } from '~/services/analytics/track'
import { showEmbed } from './show-embed'
import { embedProvider } from './embed-providers'

/** Posts this close to the viewport load their original. */
const NEAR = '300px 0px'

/**
 * `card`: text of the dataset; `loading`: the same while the original loads; `shown`: the original.
 */
export type EmbedState = 'card' | 'loading' | 'shown'

/**
 * Shows the original of a post once it is near the viewport (SOS-02). The card stays when the
 * network is not allowed, blocked, slow or fails.
 * @param mayLoad whether the network may receive a request; false removes its embed
 * @returns the ref of the element for the embed, and its state
 */
export function useEmbed(
  providerName: string | null,
  url: string | null,
  mayLoad: boolean,
): { stage: RefObject<HTMLDivElement>; state: EmbedState } {
  const stage = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<EmbedState>('card')

  useEffect(() => {
    const element = stage.current
    const provider = embedProvider(providerName)
    if (!element || provider === undefined || !url || !mayLoad) return
    let stop: (() => void) | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setState('loading')
        stop = showEmbed({
          stage: element,
          provider,
          url,
          onEnd(shown) {
            setState(shown ? 'shown' : 'card')
            if (shown) track('Embed Shown', { network: new URL(url).hostname })
          },
        })
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      stop?.()
      setState('card')
    }
  }, [providerName, url, mayLoad])

  return { stage, state }
}
