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
  // A font or notice that loads late moves the content below it.
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
  const ticket = followTicket(section, roll)
  gsap.to(roll, {
    x: () => document.documentElement.clientWidth - roll.scrollWidth,
    ease: 'none',
    scrollTrigger: {
      trigger: section,
      start: 'top top',
      end: 'bottom bottom',
      scrub: true,
      invalidateOnRefresh: true,
      onUpdate: ({ progress }) => ticket.show(progress),
      onRefresh: ({ progress }) => {
        ticket.measure()
        ticket.show(progress)
      },
    },
  })
  return () => {
    section.dataset.unrolls = ''
    section.dataset.step = ''
  }
}

/** Counts on the stub the tickets seen whole, once the headline has left the window. */
function followTicket(section: HTMLElement, roll: HTMLElement) {
  const position = section.querySelector('.roll-position')
  let start = 0
  let ends: number[] = []
  let width = 0
  let shown = 0
  return {
    measure() {
      const tickets = [...roll.querySelectorAll<HTMLElement>('.roll-ticket')]
      start = tickets[0]?.offsetLeft ?? 0
      ends = tickets.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth)
      width = roll.scrollWidth
    },
    show(progress: number) {
      const view = document.documentElement.clientWidth
      const passed = progress * (width - view)
      const seen = ends.filter((end) => end <= passed + view).length
      const step = passed > start / 2 ? seen : 0
      if (step === shown) return
      shown = step
      section.dataset.step = step === 0 ? '' : String(step)
      if (position && step > 0) position.textContent = `${step}/${ends.length}`
    },
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
