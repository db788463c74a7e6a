import { type RefObject, useEffect, useRef, useState } from 'react'
import { track } from '~/services/analytics/track'
import { showEmbed } from './embed'
import { embedProvider } from './embed-providers'

/** How far from the viewport a post is when its original is asked for. */
const NEAR = '300px 0px'

/** `card`: the words of the dataset; `loading`: those, while the original comes; `shown`: it. */
export type EmbedState = 'card' | 'loading' | 'shown'

/**
 * Lets a network show the original of a post once it is near the viewport (SOS-02). Where the
 * network is not asked, is blocked, fails or is slow, the card stays.
 * @param mayAsk whether the network may get a request; what it has drawn goes when it no longer may
 * @returns the element in which the original is drawn, and how far it is
 */
export function useEmbed(
  providerName: string | null,
  url: string | null,
  mayAsk: boolean,
): { stage: RefObject<HTMLDivElement>; state: EmbedState } {
  const stage = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<EmbedState>('card')

  useEffect(() => {
    const element = stage.current
    const provider = embedProvider(providerName)
    if (!element || provider === undefined || !url || !mayAsk) return
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
  }, [providerName, url, mayAsk])

  return { stage, state }
}
