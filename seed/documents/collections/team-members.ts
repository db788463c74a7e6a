import type { TeamMember } from '#app/sanity/types.generated'
import { team } from '../../assets/catalogue/drawings'
import { picturesOf } from '../../authoring/assets'
import { link } from '../../authoring/blocks'
import type { SeedOf } from '../../authoring/document'

const members = [
  {
    name: 'Valentina',
    surname: 'Ríos',
    role: 'Dirección general',
    description:
      'Marca el rumbo, habla con inversores y se ocupa de que cada promesa tenga fecha y responsable.',
    achievement: 'Cerró las dos primeras rondas de inversión.',
    emoji: '🧭',
    profile: link('Perfil de Valentina', 'https://www.linkedin.com/in/yapa-ejemplo/'),
  },
  {
    name: 'Matías',
    surname: 'Aguirre',
    role: 'Tecnología',
    description:
      'Dirige el desarrollo de la app y cuida que funcione también en un celular viejo y con poca señal.',
    achievement: 'Publicó la app en las tiendas de Android y de iOS.',
    emoji: '🛠️',
  },
  {
    name: 'Lucía',
    surname: 'Ferreyra',
    role: 'Producto y diseño',
    description:
      'Convierte el talonario de toda la vida en pantallas que se entienden sin que nadie las explique.',
    achievement: 'Dibujó la grilla de números que hoy usa toda la app.',
    emoji: '🎟️',
  },
  {
    name: 'Gonzalo',
    surname: 'Peralta',
    role: 'Operaciones y pagos',
    description:
      'Sigue el recorrido de cada peso, desde que alguien colabora hasta que la campaña lo recibe.',
    achievement: 'Armó el cobro con tarjeta y con saldo, de punta a punta.',
    emoji: '🧾',
  },
  {
    name: 'Milagros',
    surname: 'Sosa',
    role: 'Comunidad y embajadores',
    description:
      'Acompaña a quienes crean campañas y a quienes las empujan, y trae al equipo lo que piden.',
    achievement: 'Puso en marcha el programa de embajadores.',
    emoji: '📣',
  },
  {
    name: 'Federico',
    surname: 'Brandán',
    role: 'Legales y cumplimiento',
    description:
      'Estudia la norma de cada lugar antes de que el producto llegue y ordena los contratos con inversores.',
    achievement: 'Constituyó las empresas de Uruguay y de Paraguay.',
    emoji: '⚖️',
  },
  {
    name: 'Rocío',
    surname: 'Medina',
    role: 'Expansión regional',
    description:
      'Lleva adelante los pasos en Uruguay y Paraguay y prepara las operaciones en Brasil y México.',
    achievement: 'Trazó el plan de expansión, país por país.',
    emoji: '🌎',
  },
]

/** The seven cards of the investors page (INV-09); the names are samples. */
export const teamMembers: SeedOf<TeamMember>[] = picturesOf(team).map((picture, index) => ({
  _id: `teamMember-${index + 1}`,
  _type: 'teamMember',
  picture,
  ...members[index],
}))
