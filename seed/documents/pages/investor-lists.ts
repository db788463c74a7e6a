import type { Milestone, Point } from '#app/sanity/types.generated'
import { picture } from '../../authoring/assets'
import { typed } from '../../authoring/document'
import { figuresDay } from './investor-figures'

/** Sample end of relative terms such as "in 12 months". Editors set it with each term. */
const validUntil = '2027-12-31'

/** The parts of the plan (INV-03), which the investor's room has by these keys (ROOM-01). */
export const planParts = {
  'contrato-marco': {
    title: 'Contrato marco',
    text: 'El acuerdo base entre la sociedad y quien invierte, con derechos y obligaciones de cada parte.',
  },
  'condiciones-legales': {
    title: 'Condiciones legales',
    text: 'La estructura de las empresas, los instrumentos disponibles y las normas que se aplican.',
  },
  'tabla-de-capitalizacion': {
    title: 'Tabla de capitalización',
    text: 'Quién tiene qué hoy y cómo queda después de cada ronda.',
  },
  'plan-financiero': {
    title: 'Plan financiero de escalamiento',
    text: 'En qué se usa la inversión, mercado por mercado, con sus supuestos a la vista.',
  },
}

/** Achievements and next steps (INV-08). */
export const tractionItems: Milestone[] = typed('milestone', [
  {
    title: 'Más de 50.000 descargas y usuarios activos',
    text: `La base desde la que arranca el plan de expansión, ${figuresDay}.`,
    done: true,
  },
  {
    title: 'Tracción inicial en la Argentina',
    text: 'El primer mercado es también donde más se conoce la rifa.',
    done: true,
  },
  {
    title: 'Una app que funciona y un modelo probado',
    text: 'Campañas y rifas digitales, de punta a punta, en Android y iOS.',
    done: true,
  },
  {
    title: 'Empresas en Uruguay y Paraguay',
    text: 'La base legal para crecer en la región.',
    done: true,
  },
  {
    title: 'Brasil y México',
    text: 'La expansión a los dos mercados más grandes de América Latina.',
    when: 'En 12 meses',
    validUntil,
    done: false,
  },
  {
    title: 'Rifas físicas',
    text: 'El número en papel, con su talón, conectado a la misma campaña.',
    when: 'En 10 días',
    validUntil,
    done: false,
  },
])

/** The roadmap for 2025 (INV-08). */
export const roadmapItems: Milestone[] = [
  {
    title: 'Expansión en Uruguay y Paraguay',
    text: 'Poner en marcha la operación en los dos países donde ya tenemos empresa.',
  },
  {
    title: 'Operaciones en Brasil y México',
    text: 'Adaptar pagos, idioma y normas, y abrir las primeras campañas.',
  },
  {
    title: 'Publicidad geolocalizada',
    text: 'Que el comercio de la esquina le hable a quien vive a la vuelta.',
  },
  {
    title: 'Recompensas masivas',
    text: 'Más premios para más colaboradores, no solo para quien gana el sorteo.',
  },
  {
    title: 'Sistema de tokens',
    text: 'Un reconocimiento a lo que cada uno aporta: no es plata ni se cambia por plata.',
  },
  {
    title: 'Rifas impresas',
    text: 'El talonario de siempre, numerado por la app.',
    when: 'Inminente',
  },
].map((fields) => ({ _type: 'milestone', when: '2025', done: false, ...fields }))

/** What distinguishes the product (INV-06). */
export const uniquenessItems: Point[] = typed('point', [
  {
    title: 'Completa',
    text: 'Campañas, rifas, bonos, premios y recompensas en una sola app. Quien organiza elige, sin salir de ahí.',
    picture: picture('feature-1'),
  },
  {
    title: 'Transparente',
    text: 'Bases publicadas antes de vender, números a la vista y resultados que puede mirar cualquiera.',
    picture: picture('feature-3'),
  },
  {
    title: 'Justa',
    text: 'Quien crea campañas verifica su cuenta, quien colabora verifica su teléfono y el costo se conoce antes de publicar.',
    picture: picture('feature-5'),
  },
  {
    title: 'Con gente que vuelve',
    text: 'Estatus, puntos, embajadores y concursos: el que ayudó una vez encuentra motivos para ayudar otra.',
    picture: picture('feature-6'),
  },
  {
    title: 'Hecha para compartir',
    text: 'Cada campaña tiene su enlace y su QR. Quien colabora puede invitar al siguiente.',
    picture: picture('feature-2'),
  },
])

/** Why this product (INV-10). */
export const whyClaims: Point[] = typed('point', [
  {
    title: 'Todo en un mismo lugar',
    text: 'Campañas, rifas, premios y recompensas, con reglas que se leen antes.',
  },
  {
    title: 'Más de 50.000 descargas y usuarios activos',
    text: `Contados ${figuresDay}, con la tracción inicial en la Argentina, donde la rifa es idioma común.`,
  },
  {
    title: 'Una app que ya funciona',
    text: 'El modelo se probó en la calle: con campañas y rifas digitales que ya se hicieron.',
  },
  {
    title: 'El camino regional está abierto',
    text: 'Empresas en Uruguay y Paraguay, y después Brasil y México.',
  },
])
