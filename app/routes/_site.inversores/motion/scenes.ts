import { gsap } from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'

/** How far a picture drifts against the page, in percent of its height, to either side. */
const DRIFT = 7

/**
 * Ties the roll of tickets (INV-06) and the drifting pictures (INV-13) to the scrolling.
 * @param signal puts everything back where its styles have it
 */
export function startScenes(signal: AbortSignal): void {
  gsap.registerPlugin(ScrollTrigger)
  const scenes = gsap.matchMedia()
  scenes.add('(min-height: 36rem)', unroll)
  for (const picture of document.querySelectorAll<HTMLElement>('[data-parallax]')) {
    // Some sections keep still up to a wider screen than others.
    scenes.add(`(min-width: ${picture.dataset.parallax ?? '64rem'})`, () => drift(picture))
  }
  // What comes late, a font or a notice, moves what is below it.
  const height = new ResizeObserver(() => ScrollTrigger.refresh(true))
  height.observe(document.body)
  signal.addEventListener('abort', () => {
    height.disconnect()
    scenes.revert()
  })
}

/** The section stays in place by its styles, as long as its roll is wide: this moves the roll. */
function unroll() {
  const section = document.querySelector<HTMLElement>('[data-unrolls]')
  const roll = section?.querySelector<HTMLElement>('.roll')
  if (!section || !roll) return undefined
  section.dataset.unrolls = 'now'
  gsap.to(roll, {
    x: () => document.documentElement.clientWidth - roll.scrollWidth,
    ease: 'none',
    scrollTrigger: {
      trigger: section,
      start: 'top top',
      end: 'bottom bottom',
      scrub: true,
      invalidateOnRefresh: true,
    },
  })
  return () => {
    section.dataset.unrolls = ''
  }
}

function drift(picture: HTMLElement) {
  gsap.fromTo(
    picture,
    { yPercent: DRIFT },
    {
      yPercent: -DRIFT,
      ease: 'none',
      scrollTrigger: { trigger: picture, start: 'top bottom', end: 'bottom top', scrub: true },
    },
  )
}
