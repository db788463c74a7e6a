import type { FieldDefinition } from '@sanity/types'
import { headline, linkField, productHint, textArea, textLine } from '../../shared/fields'
import { labelFields } from '../../shared/labels'
import { listField } from '../../shared/lists'
import { objectField } from '../../shared/object-field'
import { sampleMarkField } from '../../shared/sample-mark'

/** A part with a title of its own; without content the page does not show it. */
function part(name: string, title: string, fields: FieldDefinition[], description = '') {
  return objectField(name, title, {
    optional: true,
    description,
    collapsed: true,
    fields: [textLine('title', 'Título', { max: 40 }), ...fields],
  })
}

const figures = (description: string) =>
  listField('figures', 'Cifras', 'figure', { optional: true, description })
const points = (title: string) => listField('items', title, 'point', { optional: true })

const company = part('company', 'Quién está detrás', [
  textLine('legalName', 'Sociedad', { optional: true, max: 80 }),
  textLine('registration', 'Número de registro', { optional: true, max: 60 }),
  textArea('address', 'Domicilio legal', { optional: true, max: 160 }),
  listField('officers', 'Autoridades', 'point', {
    optional: true,
    description: 'En el título, el nombre; en el detalle, el cargo.',
  }),
  linkField('registry', 'Dónde se comprueba', {
    optional: true,
    description: 'La ficha de la sociedad en el registro oficial.',
  }),
  objectField('labels', 'Rótulos', {
    optional: true,
    collapsed: true,
    fields: labelFields({
      legalName: 'Sociedad',
      registration: 'Número de registro',
      address: 'Domicilio legal',
      officers: 'Autoridades',
    }),
  }),
])

/** What an investor can check, part by part (CLAIM-01). The content check lists what is missing. */
export const disclosure = objectField('disclosure', 'Para comprobar', {
  group: 'disclosure',
  optional: true,
  description: 'Lo que falta completar, y por qué importa, sale en Revisión.',
  fields: [
    headline(),
    textArea('lead', 'Bajada', { optional: true, max: 160, description: productHint }),
    sampleMarkField({ subject: 'sociedad, cifras y novedades' }),
    company,
    part('funds', 'En qué se usa la plata', [
      figures('Cada valor es un porcentaje. Si suman 100, la página los dibuja en un boleto.'),
    ]),
    part('safe', 'Cómo es un SAFE', [
      listField('items', 'Pasos', 'point', { optional: true, expected: 5, noun: 'pasos' }),
    ]),
    part('capTable', 'Quién tiene qué', [
      figures('La tabla de capitalización en números redondos.'),
    ]),
    part('rounds', 'Rondas anteriores', [
      figures('El valor es lo que se juntó; la fecha del dato, el día del cierre.'),
    ]),
    part('risks', 'Riesgos', [points('Riesgos, en palabras simples')]),
    part('updates', 'Novedades', [
      listField('items', 'Novedades', 'campaignUpdate', {
        optional: true,
        description: 'La página muestra primero la más nueva.',
      }),
    ]),
    part(
      'questions',
      'Preguntas de inversores',
      [points('Preguntas')],
      'En el título, la pregunta; en el detalle, la respuesta.',
    ),
  ],
})
