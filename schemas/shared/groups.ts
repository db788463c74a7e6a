import { CogIcon, ComposeIcon, EarthGlobeIcon } from '@sanity/icons'

/** The first tab of a page in the Studio. */
export const contentGroup = {
  name: 'content',
  title: 'Contenido',
  icon: ComposeIcon,
  default: true,
}

/** The tabs after those with a page's content. */
export const otherPageGroups = [
  { name: 'labels', title: 'Rótulos', icon: CogIcon },
  { name: 'seo', title: 'Buscadores y redes', icon: EarthGlobeIcon },
]
