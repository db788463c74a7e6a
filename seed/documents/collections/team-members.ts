import type { TeamMember } from '#app/sanity/types.generated'
import { picture } from '../../authoring/assets'
import { link } from '../../authoring/blocks'
import { type SeedOf, typed } from '../../authoring/document'

/** The seven cards of the investors page (INV-09); the names are samples. */
export const teamMembers: SeedOf<TeamMember>[] = typed('teamMember', [
  {
    _id: 'teamMember-1',
    name: 'Valentina',
    surname: 'Ríos',
    role: 'Dirección general',
    description:
      'Marca el rumbo, habla con inversores y se ocupa de que cada promesa tenga fecha y responsable.',
    achievement: 'Cerró las dos primeras rondas de inversión.',
    emoji: '🧭',
    picture: picture('team-1'),
    profile: link('Perfil de Valentina', 'https://www.linkedin.com/in/yapa-ejemplo/'),
  },
  {
    _id: 'teamMember-2',
    name: 'Matías',
    surname: 'Aguirre',
    role: 'Tecnología',
    description:
      'Dirige el desarrollo de la app y cuida que funcione también en un celular viejo y con poca señal.',
    achievement: 'Publicó la app en las tiendas de Android y de iOS.',
    emoji: '🛠️',
    picture: picture('team-2'),
  },
  {
    _id: 'teamMember-3',
    name: 'Lucía',
    surname: 'Ferreyra',
    role: 'Producto y diseño',
    description:
      'Convierte el talonario de toda la vida en pantallas que se entienden sin que nadie las explique.',
    achievement: 'Dibujó la grilla de números que hoy usa toda la app.',
    emoji: '🎟️',
    picture: picture('team-3'),
  },
  {
    _id: 'teamMember-4',
    name: 'Gonzalo',
    surname: 'Peralta',
    role: 'Operaciones y pagos',
    description:
      'Sigue el recorrido de cada peso, desde que alguien colabora hasta que la campaña lo recibe.',
    achievement: 'Armó el cobro con tarjeta y con saldo, de punta a punta.',
    emoji: '🧾',
    picture: picture('team-4'),
  },
  {
    _id: 'teamMember-5',
    name: 'Milagros',
    surname: 'Sosa',
    role: 'Comunidad y embajadores',
    description:
      'Acompaña a quienes crean campañas y a quienes las empujan, y trae al equipo lo que piden.',
    achievement: 'Puso en marcha el programa de embajadores.',
    emoji: '📣',
    picture: picture('team-5'),
  },
  {
    _id: 'teamMember-6',
    name: 'Federico',
    surname: 'Brandán',
    role: 'Legales y cumplimiento',
    description:
      'Estudia la norma de cada lugar antes de que el producto llegue y ordena los contratos con inversores.',
    achievement: 'Constituyó las empresas de Uruguay y de Paraguay.',
    emoji: '⚖️',
    picture: picture('team-6'),
  },
  {
    _id: 'teamMember-7',
    name: 'Rocío',
    surname: 'Medina',
    role: 'Expansión regional',
    description:
      'Lleva adelante los pasos en Uruguay y Paraguay y prepara las operaciones en Brasil y México.',
    achievement: 'Trazó el plan de expansión, país por país.',
    emoji: '🌎',
    picture: picture('team-7'),
  },
])
