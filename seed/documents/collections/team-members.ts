import type { TeamMember } from '../../../app/sanity/types.generated'
import type { SeedOf } from '../../authoring/document'

/** The seven cards of the investors page (INV-09); the names are samples. */
export const teamMembers: SeedOf<TeamMember>[] = [
  {
    _id: 'teamMember-1',
    _type: 'teamMember',
    name: 'Valentina',
    role: 'Dirección general',
    description:
      'Marca el rumbo, habla con inversores y se ocupa de que cada promesa tenga fecha y responsable.',
    emoji: '🧭',
  },
  {
    _id: 'teamMember-2',
    _type: 'teamMember',
    name: 'Matías',
    role: 'Tecnología',
    description:
      'Dirige el desarrollo de la app y cuida que funcione también en un celular viejo y con poca señal.',
    emoji: '🛠️',
  },
  {
    _id: 'teamMember-3',
    _type: 'teamMember',
    name: 'Lucía',
    role: 'Producto y diseño',
    description:
      'Convierte el talonario de toda la vida en pantallas que se entienden sin que nadie las explique.',
    emoji: '🎟️',
  },
  {
    _id: 'teamMember-4',
    _type: 'teamMember',
    name: 'Gonzalo',
    role: 'Operaciones y pagos',
    description:
      'Sigue el recorrido de cada peso, desde que alguien colabora hasta que la campaña lo recibe.',
    emoji: '🧾',
  },
  {
    _id: 'teamMember-5',
    _type: 'teamMember',
    name: 'Milagros',
    role: 'Comunidad y embajadores',
    description:
      'Acompaña a quienes crean campañas y a quienes las empujan, y trae al equipo lo que piden.',
    emoji: '📣',
  },
  {
    _id: 'teamMember-6',
    _type: 'teamMember',
    name: 'Federico',
    role: 'Legales y cumplimiento',
    description:
      'Estudia la norma de cada lugar antes de que el producto llegue y ordena los contratos con inversores.',
    emoji: '⚖️',
  },
  {
    _id: 'teamMember-7',
    _type: 'teamMember',
    name: 'Rocío',
    role: 'Expansión regional',
    description:
      'Lleva adelante los pasos en Uruguay y Paraguay y prepara las operaciones en Brasil y México.',
    emoji: '🌎',
  },
]
