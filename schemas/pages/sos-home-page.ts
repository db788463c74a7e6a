import { HomeIcon } from '@sanity/icons'
import { blocksField } from '../blocks/blocks-field'
import { linkField, textArea, textLine } from '../shared/fields'
import { referencesTo } from '../shared/lists'
import { definePage } from './define-page'
import { emergencyFields } from './emergency-fields'
import { picturedHeadingFields } from './heading-fields'

/** The index of SOS Bahía: emergency numbers, and campaigns to collaborate with (RT-04). */
export const sosHomePage = definePage({
  name: 'sosHomePage',
  title: 'SOS Bahía: inicio',
  icon: HomeIcon,
  fields: [
    ...emergencyFields,
    linkField('helpLink', 'Enlace para pedir ayuda', { group: 'content', optional: true }),
    ...picturedHeadingFields,
    linkField('donateLink', 'Enlace para colaborar', {
      group: 'content',
      optional: true,
      description: 'El botón debajo del titular. #campanas lleva a las campañas de esta página.',
    }),
    referencesTo('campaigns', 'Campañas', 'campaignLink', { group: 'content' }),
    textLine('campaignLinkLabel', 'Texto del enlace de cada campaña', { group: 'labels' }),
    textArea('emptyText', 'Texto cuando no hay campañas', { group: 'labels' }),
    blocksField('body', 'Más contenido'),
  ],
})
