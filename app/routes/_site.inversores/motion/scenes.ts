import { gsap } from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
import { currentTicket, type RollLayout } from './roll-position'

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

/** Shows the current ticket on the stub once the headline has left the window. */
function followTicket(section: HTMLElement, roll: HTMLElement) {
  const position = section.querySelector('.roll-position')
  let layout: RollLayout = { tickets: [], width: 0 }
  let shown = 0
  return {
    measure() {
      const tickets = [...roll.querySelectorAll<HTMLElement>('.roll-ticket')]
      layout = { tickets: tickets.map(({ offsetLeft }) => offsetLeft), width: roll.scrollWidth }
    },
    show(progress: number) {
      const { tickets, width } = layout
      const passed = progress * (width - document.documentElement.clientWidth)
      const step = passed > (tickets[0] ?? 0) / 2 ? currentTicket(progress, layout) : 0
      if (step === shown) return
      shown = step
      section.dataset.step = step === 0 ? '' : String(step)
      if (position && step > 0) position.textContent = `${step}/${tickets.length}`
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
