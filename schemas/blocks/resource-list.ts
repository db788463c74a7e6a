import { DocumentsIcon } from '@sanity/icons'
import { referencesTo } from '../shared/lists'
import { untitledSectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** Resources of the library: explainers, guides and downloads (RT-02). */
export const resourceList = defineBlock({
  group: 'cards',
  name: 'resourceList',
  title: 'Lista de recursos',
  icon: DocumentsIcon,
  fields: [...untitledSectionFields, referencesTo('resources', 'Recursos', 'libraryResource')],
})
