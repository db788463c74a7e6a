import { CogIcon, ComposeIcon, EarthGlobeIcon } from '@sanity/icons'

/** Tabs of a page in the Studio. */
export const pageGroups = [
  { name: 'content', title: 'Contenido', icon: ComposeIcon, default: true },
  { name: 'labels', title: 'Rótulos', icon: CogIcon },
  { name: 'seo', title: 'Buscadores y redes', icon: EarthGlobeIcon },
]
