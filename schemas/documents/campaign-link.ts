import { HeartIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { toDay } from '#config/calendar'
import { SAMPLE_CAMPAIGNS_PATH } from '#config/site-pages'
import { checkedLine, dateField, pictureField, textArea, textLine } from '../shared/fields'
import { listField } from '../shared/lists'
import { sampleMarkField } from '../shared/sample-mark'
import { checkWebUrl } from '../shared/validation/href'
import { defineCollection, sortBy } from './define-collection'

/** A link to a campaign in the app (RT-04, SOS-03). */
export const campaignLink = defineCollection({
  name: 'campaignLink',
  title: 'Campaña para colaborar',
  section: 'sosBahia',
  listTitle: 'Campañas',
  shownOn: ['sosHomePage', 'todosPorBahiaPage'],
  icon: HeartIcon,
  fields: [
    textLine('title', 'Título', { max: 80 }),
    checkedLine('link', 'Dirección de la campaña', checkCampaignUrl, {
      description: `Completa (https://…), de un sitio que se deje mostrar dentro de este. Con ${SAMPLE_CAMPAIGNS_PATH}/… se ve una página de ejemplo.`,
    }),
    textLine('goal', 'Suma', {
      optional: true,
      max: 60,
      description: 'Por ejemplo: Meta: $ 4.800.000. Con la meta en pesos, se muestra esa.',
    }),
    amountField('raisedAmount', 'Juntado, en pesos argentinos'),
    amountField('goalAmount', 'Meta, en pesos argentinos'),
    dateField('endsOn', 'Termina el', { optional: true }),
    textLine('organizer', 'Quién organiza', { optional: true, max: 60 }),
    textLine('recipient', 'Quién recibe la plata', { optional: true, max: 60 }),
    defineField({
      name: 'verifiedOn',
      title: 'Verificada el',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      description: 'El día en que el equipo comprobó quién organiza y quién recibe la plata.',
      validation: (rule) => rule.max(toDay(Date.now())).error('Es un día que todavía no llegó.'),
    }),
    sampleMarkField(),
    textArea('summary', 'Resumen', { optional: true, max: 240 }),
    pictureField('picture', 'Imagen', { optional: true }),
    listField('updates', 'Novedades', 'campaignUpdate', {
      optional: true,
      description: 'Qué se hizo con lo que se juntó. El sitio muestra primero la más nueva.',
    }),
  ],
  orderings: [sortBy('title', 'Título')],
  preview: { subtitle: 'link', media: 'picture' },
})

/** A field with a sum without cents. */
function amountField(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'number',
    description: 'Sin centavos. Vacío, no se muestra.',
    validation: (rule) => rule.integer().min(0).error('Es un número entero, desde 0.'),
  })
}

/** Accepts a web address or the path of a sample page; see checkWebUrl. */
function checkCampaignUrl(value: string | undefined): true | string {
  return value?.startsWith(`${SAMPLE_CAMPAIGNS_PATH}/`) ? true : checkWebUrl(value)
}
