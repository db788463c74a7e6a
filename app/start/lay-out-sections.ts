import { whenIdle } from '~/lib/browser/when-idle'

/** Sections with `content-visibility` in parts.css, which skips their first layout. */
const SECTIONS = '.section, .text-block, .screenshots, .uniqueness'

/** Lays out the remaining sections, one per idle callback, but none between a press and its click. */
export function layOutSections(): void {
  const sections = document.querySelectorAll<HTMLElement>(SECTIONS)
  layOutFrom(sections.values())
}

function layOutFrom(sections: Iterator<HTMLElement, undefined>): void {
  whenIdle(() => void layOutNext(sections))
}

async function layOutNext(sections: Iterator<HTMLElement, undefined>): Promise<void> {
  await window.earlyVisit?.press
  const { value: section } = sections.next()
  if (section === undefined) {
    document.documentElement.classList.add('laid-out')
    return
  }
  section.style.contentVisibility = 'visible'
  layOutFrom(sections)
}
