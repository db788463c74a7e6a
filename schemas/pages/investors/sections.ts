import { defineField } from '@sanity/types'
import { headline, pictureField, productHint, textArea, textLine } from '../../shared/fields'
import { listOf, referencesTo } from '../../shared/lists'

const lead = textArea('lead', 'Bajada', { optional: true, max: 320, description: productHint })

/** What the full plan holds (INV-03). */
export const planList = defineField({
  name: 'planList',
  title: 'Qué incluye el plan',
  type: 'object',
  group: 'content',
  fields: [headline(), lead, listOf('items', 'Lista', 'point', { expected: 4, noun: 'puntos' })],
})

/** The strip of screens of the app (INV-04). */
export const screenshots = defineField({
  name: 'screenshots',
  title: 'Pantallas de la app',
  type: 'object',
  group: 'content',
  fields: [
    headline('title', 'Titular', { optional: true }),
    textLine('label', 'Texto accesible'),
    listOf('pictures', 'Pantallas', 'picture', { expected: 11, noun: 'pantallas' }),
  ],
})

/** The offer in figures, with its risk notice (INV-05). */
export const opportunity = defineField({
  name: 'opportunity',
  title: 'Oportunidad de inversión',
  type: 'object',
  group: 'content',
  fields: [
    headline(),
    lead,
    listOf('figures', 'Cifras', 'figure'),
    listOf('terms', 'Condiciones', 'point', {
      optional: true,
      description: 'Lo que no es una cifra: la sociedad, los instrumentos.',
    }),
    textLine('riskTitle', 'Título del aviso de riesgo'),
    textArea('riskNotice', 'Aviso de riesgo', {
      description: 'Se muestra siempre al lado de las proyecciones.',
    }),
  ],
})

/** What nobody else offers (INV-06). */
export const uniqueness = defineField({
  name: 'uniqueness',
  title: 'Qué nos hace únicos',
  type: 'object',
  group: 'content',
  fields: [headline(), lead, listOf('items', 'Argumentos', 'point')],
})

/** What has been achieved (INV-08). */
export const traction = defineField({
  name: 'traction',
  title: 'Tracción real y próximos pasos',
  type: 'object',
  group: 'content',
  fields: [
    headline(),
    lead,
    listOf('figures', 'Cifras', 'figure', { optional: true }),
    listOf('items', 'Lista', 'milestone'),
  ],
})

/** What comes next (INV-08). */
export const roadmap = defineField({
  name: 'roadmap',
  title: 'Hoja de ruta',
  type: 'object',
  group: 'content',
  fields: [headline(), lead, listOf('items', 'Hitos', 'milestone')],
})

/** Who leads (INV-09). */
export const team = defineField({
  name: 'team',
  title: 'Equipo',
  type: 'object',
  group: 'content',
  fields: [
    headline(),
    lead,
    referencesTo('members', 'Integrantes', 'teamMember', { expected: 7, noun: 'integrantes' }),
  ],
})

/** Why this product (INV-10). */
export const why = defineField({
  name: 'why',
  title: 'Por qué {product}',
  type: 'object',
  group: 'content',
  fields: [
    headline(),
    lead,
    listOf('claims', 'Razones', 'point'),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
})

/** The section with the WhatsApp button (INV-10). */
export const contact = defineField({
  name: 'contact',
  title: 'Contacto por WhatsApp',
  type: 'object',
  group: 'content',
  fields: [
    headline(),
    textArea('text', 'Texto', { max: 320, description: productHint }),
    textLine('buttonLabel', 'Botón', { max: 60 }),
  ],
})
