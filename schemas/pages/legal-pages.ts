import { DocumentTextIcon, LockIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { blocksField } from '../blocks/blocks-field'
import { richTextField, textLine } from '../shared/fields'
import { definePage } from './define-page'
import { picturedHeadingFields } from './heading-fields'
import { objectField } from '../shared/object-field'

const legalFields = [
  ...picturedHeadingFields,
  richTextField('counselNotice', 'Aviso de revisión', {
    group: 'content',
    optional: true,
    description:
      'Dice que un abogado tiene que revisar el texto. Se ve siempre en la vista previa.',
  }),
  defineField({
    name: 'showsCounselNotice',
    title: 'Mostrar el aviso en el sitio',
    type: 'boolean',
    group: 'content',
    description: 'Apagado, solo lo ve el equipo, en la vista previa.',
  }),
  defineField({
    name: 'updatedOn',
    title: 'Última actualización',
    type: 'date',
    group: 'content',
    options: { dateFormat: 'DD/MM/YYYY' },
    validation: (rule) => rule.required().error('Decí de cuándo es el texto.'),
  }),
  textLine('updatedLabel', 'Rótulo de la actualización', {
    group: 'content',
    placeholders: ['{date}'],
    description: 'Por ejemplo: Actualizada el {date}.',
  }),
  blocksField('body', 'Contenido'),
]

const analyticsText = objectField({
  name: 'analyticsText',
  title: 'Medición de visitas',
  group: 'content',
  description: 'La página muestra el que corresponde a los ajustes generales.',
  fields: [
    textLine('title', 'Título'),
    richTextField('withContactData', 'Cuando se envían datos de contacto'),
    richTextField('withoutContactData', 'Cuando no se envían'),
  ],
})

/** The privacy policy (RT-02). */
export const privacyPage = definePage({
  name: 'privacyPage',
  title: 'Política de privacidad',
  icon: LockIcon,
  fields: [...legalFields, analyticsText],
})

/** The terms and conditions (RT-02). */
export const termsPage = definePage({
  name: 'termsPage',
  title: 'Términos y condiciones',
  icon: DocumentTextIcon,
  fields: legalFields,
})
