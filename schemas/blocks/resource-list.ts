import { DocumentsIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { referencesTo } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { quietSectionFields } from './section-fields'

/** Resources of the library: explainers, guides and downloads (RT-02). */
export const resourceList = defineType({
  name: 'resourceList',
  title: 'Lista de recursos',
  type: 'object',
  icon: DocumentsIcon,
  fields: [...quietSectionFields, referencesTo('resources', 'Recursos', 'libraryResource')],
  preview: itemPreview('Lista de recursos', { icon: DocumentsIcon }),
})
