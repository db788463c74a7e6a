import { defineField } from '@sanity/types'
import { headline, pictureField, productHint, textArea, textLine } from '../../shared/fields'
import { labelGroup } from '../../shared/labels'
import { listField, referencesTo } from '../../shared/lists'
import { objectField } from '../../shared/object-field'

const lead = textArea('lead', 'Bajada', { optional: true, max: 320, description: productHint })

/** Contents of the full plan (INV-03). */
export const planList = objectField('planList', 'Qué incluye el plan', {
  group: 'plan',
  fields: [
    headline(),
    lead,
    listField('items', 'Lista', 'point', { expected: 4, noun: 'puntos' }),
    defineField({
      name: 'summary',
      title: 'Resumen para descargar',
      type: 'reference',
      to: [{ type: 'libraryResource' }],
    }),
  ],
})

/** The strip of screens of the app (INV-04). */
export const screenshots = objectField('screenshots', 'Pantallas de la app', {
  group: 'plan',
  fields: [
    headline('title', 'Titular', { optional: true }),
    textLine('label', 'Texto accesible'),
    listField('pictures', 'Pantallas', 'picture', {
      expected: 11,
      noun: 'pantallas',
      description: 'El epígrafe se lee cuando la pantalla se abre en grande.',
    }),
    labelGroup('viewer', 'Vista en grande', {
      openLabel: 'Texto accesible de cada pantalla',
      closeLabel: 'Texto accesible del botón para cerrar',
      previousLabel: 'Texto accesible del botón anterior',
      nextLabel: 'Texto accesible del botón siguiente',
    }),
  ],
})

/** The offer in figures, with its risk notice (INV-05). */
export const opportunity = objectField('opportunity', 'Oportunidad de inversión', {
  group: 'offer',
  fields: [
    headline(),
    lead,
    listField('figures', 'Cifras', 'figure'),
    listField('terms', 'Condiciones', 'point', {
      optional: true,
      description: 'Lo que no es una cifra: la sociedad, los instrumentos.',
    }),
    textLine('riskTitle', 'Título del aviso de riesgo'),
    textArea('riskNotice', 'Aviso de riesgo', {
      description: 'Se muestra siempre al lado de las proyecciones.',
    }),
  ],
})

/** Unique features (INV-06). */
export const uniqueness = objectField('uniqueness', 'Qué nos hace únicos', {
  group: 'offer',
  fields: [headline(), lead, listField('items', 'Argumentos', 'point')],
})

/** Achievements and next steps (INV-08). */
export const traction = objectField('traction', 'Tracción real y próximos pasos', {
  group: 'progress',
  fields: [
    headline(),
    lead,
    listField('figures', 'Cifras', 'figure', { optional: true }),
    listField('items', 'Lista', 'milestone'),
    textLine('doneLabel', 'Sello de lo cumplido', { max: 16 }),
    textLine('nextLabel', 'Sello de lo que falta', {
      max: 16,
      description: 'Para los pasos sin plazo, o con el plazo vencido.',
    }),
  ],
})

/** Plans with deadlines (INV-08). */
export const roadmap = objectField('roadmap', 'Hoja de ruta', {
  group: 'progress',
  fields: [headline(), lead, listField('items', 'Hitos', 'milestone')],
})

export const team = objectField('team', 'Equipo', {
  group: 'team',
  fields: [
    headline(),
    lead,
    referencesTo('members', 'Orden del equipo', 'teamMember', {
      optional: true,
      description:
        'En la página salen todos los integrantes publicados: primero los de esta lista, en este orden, y después los demás. Para sacar a alguien, despublicá su ficha.',
    }),
  ],
})

/** Reasons to invest (INV-10). */
export const why = objectField('why', 'Por qué {product}', {
  group: 'team',
  fields: [
    headline(),
    lead,
    listField('claims', 'Razones', 'point'),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
})

/** The section with the WhatsApp button (INV-10). */
export const contact = objectField('contact', 'Contacto por WhatsApp', {
  group: 'contact',
  fields: [
    headline(),
    textArea('text', 'Texto', { max: 320, description: productHint }),
    textLine('buttonLabel', 'Botón', { max: 60 }),
  ],
})
