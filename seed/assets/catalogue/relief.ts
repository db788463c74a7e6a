import type { CataloguePicture } from './types'

/** Pictures of one page each: SOS Bahía and the other pages of the flood. */
export const relief = {
  'sos-street': {
    file: 'relief/sos-street.webp',
    alt: 'Vecinos con cara de cansancio cruzan una calle inundada: un hombre lleva a una nena sobre los hombros, una mujer empuja una tina con un perro y un abuelo carga su radio.',
    hotspot: { x: 0.55, y: 0.5 },
  },
  'sos-help': {
    file: 'relief/sos-help.webp',
    alt: 'Una rescatista le tiende la mano desde un bote a una mujer que la recibe con alivio en el techo de su casa.',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'sos-donate': {
    file: 'relief/sos-donate.webp',
    alt: 'Tres personas ponen sus números de rifa en una caja grande que dice «Bahía».',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'sos-voices': {
    file: 'relief/sos-voices.webp',
    alt: 'Un hombre joven con un megáfono grita y salen globos de mensaje hacia dos vecinas que miran el celular.',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'sos-profile': {
    file: 'relief/sos-profile.webp',
    alt: 'Una mujer muestra su perfil como un talón gigante, con su retrato y sus números.',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'profile-step-1': {
    file: 'relief/profile-step-1.webp',
    alt: 'Un dedo toca el ícono de la app en la pantalla de un celular.',
  },
  'profile-step-2': {
    file: 'relief/profile-step-2.webp',
    alt: 'La pantalla de entrada de la app, con el campo del correo y una llave.',
  },
  'profile-step-3': {
    file: 'relief/profile-step-3.webp',
    alt: 'Un dedo toca el retrato del perfil, con tres números de rifa debajo.',
  },
  'todos-chain': {
    file: 'relief/todos-chain.webp',
    alt: 'Tres vecinos hacen una cadena y se pasan cajas que dicen «Bahía», «White» y «Cerri».',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'fuerza-photo': {
    file: 'relief/fuerza-photo.webp',
    alt: 'Un hombre le saca una foto con el celular a la cocina que mojó el agua, en una casa con la marca en la pared.',
    hotspot: { x: 0.5, y: 0.5 },
  },
} as const satisfies Record<string, CataloguePicture>

/** Pictures beside the headlines of other pages. */
export const openings = {
  'about-door': {
    file: 'openings/about-door.webp',
    alt: 'Una mujer joven ofrece números de rifa en una puerta y la vecina que le abre tiene una moneda en la mano.',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'library-reading': {
    file: 'openings/library-reading.webp',
    alt: 'Un abuelo con mate lee una guía desplegada entre pilas de carpetas.',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'legal-privacy': {
    file: 'openings/legal-privacy.webp',
    alt: 'Una mano sostiene un sobre cerrado con un candado grande.',
    hotspot: { x: 0.5, y: 0.5 },
  },
  'legal-terms': {
    file: 'openings/legal-terms.webp',
    alt: 'Una mano señala con el dedo un renglón de unas bases largas, con su sello.',
    hotspot: { x: 0.5, y: 0.5 },
  },
} as const satisfies Record<string, CataloguePicture>
