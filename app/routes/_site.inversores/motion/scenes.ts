import { gsap } from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'

/** Parallax of a picture to either side, in percent of its height. */
const DRIFT = 7

/**
 * Animates the roll of tickets (INV-06) and the parallax pictures (INV-13) with the scrolling.
 * @param signal restores the styles
 */
export function startScenes(signal: AbortSignal): void {
  gsap.registerPlugin(ScrollTrigger)
  const scenes = gsap.matchMedia()
  scenes.add('(min-height: 36rem)', unroll)
  for (const picture of document.querySelectorAll<HTMLElement>('[data-parallax]')) {
    // The minimum width differs between sections.
    scenes.add(`(min-width: ${picture.dataset.parallax ?? '64rem'})`, () => drift(picture))
  }
  // A late font or notice moves what is below it.
  const height = new ResizeObserver(() => ScrollTrigger.refresh(true))
  height.observe(document.body)
  signal.addEventListener('abort', () => {
    height.disconnect()
    scenes.revert()
  })
}

/** Moves the roll; styles make the section sticky for as long as the roll is wide. */
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
