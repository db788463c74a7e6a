import { listPictures } from './list-pictures'

/** Pictures beside the headlines of other pages. */
export const openings = listPictures(
  (name) => `openings/${name}.webp`,
  {
    'about-door':
      'Una mujer joven ofrece números de rifa en una puerta y la vecina que le abre tiene una moneda en la mano.',
    'library-reading': 'Un abuelo con mate lee una guía desplegada entre pilas de carpetas.',
    'legal-privacy': 'Una mano sostiene un sobre cerrado con un candado grande.',
    'legal-terms': 'Una mano señala con el dedo un renglón de unas bases largas, con su sello.',
  },
  [0.5, 0.5],
)

/** Pictures of one page each: SOS Bahía and the other pages of the flood. */
export const relief = listPictures(
  (name) => `relief/${name}.webp`,
  {
    'sos-street':
      'Vecinos con cara de cansancio cruzan una calle inundada: un hombre lleva a una nena sobre los hombros, una mujer empuja una tina con un perro y un abuelo carga su radio.',
    'sos-help':
      'Una rescatista le tiende la mano desde un bote a una mujer que la recibe con alivio en el techo de su casa.',
    'sos-donate': 'Tres personas ponen sus números de rifa en una caja grande que dice «Bahía».',
    'sos-voices':
      'Un hombre joven con un megáfono grita y salen globos de mensaje hacia dos vecinas que miran el celular.',
    'sos-profile':
      'Una mujer muestra su perfil como un talón gigante, con su retrato y sus números.',
    'profile-step-1': 'Un dedo toca el ícono de la app en la pantalla de un celular.',
    'profile-step-2': 'La pantalla de entrada de la app, con el campo del correo y una llave.',
    'profile-step-3': 'Un dedo toca el retrato del perfil, con tres números de rifa debajo.',
    'todos-chain':
      'Tres vecinos hacen una cadena y se pasan cajas que dicen «Bahía», «White» y «Cerri».',
    'fuerza-photo':
      'Un hombre le saca una foto con el celular a la cocina que mojó el agua, en una casa con la marca en la pared.',
  },
  {
    'sos-street': [0.55, 0.5],
    'sos-help': [0.5, 0.5],
    'sos-donate': [0.5, 0.5],
    'sos-voices': [0.5, 0.5],
    'sos-profile': [0.5, 0.5],
    'todos-chain': [0.5, 0.5],
    'fuerza-photo': [0.5, 0.5],
  },
)
