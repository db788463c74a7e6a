import { whenIdle } from '~/lib/when-idle'

/** The sections that parts.css leaves out of the first layout. */
const SECTIONS = '.section, .text-block, .screenshots, .uniqueness'

/** Lays out the rest of the page, one section in each idle moment. */
export function layOutSections(): void {
  const sections = document.querySelectorAll<HTMLElement>(SECTIONS)
  layOutFrom(sections.values())
}

function layOutFrom(sections: Iterator<HTMLElement, undefined>): void {
  whenIdle(() => {
    const { value: section } = sections.next()
    if (section === undefined) {
      document.documentElement.classList.add('laid-out')
      return
    }
    section.style.contentVisibility = 'visible'
    layOutFrom(sections)
  })
}
