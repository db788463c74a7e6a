import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { byName } from '../shared/by-name'
import { checkUniqueAnchors } from '../shared/validation/unique-anchors'
import { insertGroups } from './define-block'
import { blockTypes } from './index'

const groups = insertGroups.map(({ name, title }) => ({
  name,
  title,
  of: blockTypes.filter(({ group }) => group === name).map((block) => block.name),
}))

/** `npx tsx scripts/block-pictures.ts` creates these screenshots. */
const getPicture = (type: string) => `/block-pictures/${type}.webp`

/** The sections of a page, in the order that the editor gives them. */
export const blocks = defineType({
  name: 'blocks',
  title: 'Secciones',
  type: 'array',
  of: [...blockTypes].sort(byName).map((block) => defineArrayMember({ type: block.name })),
  options: {
    insertMenu: {
      filter: true,
      groups,
      views: [{ name: 'grid', previewImageUrl: getPicture }, { name: 'list' }],
    },
  },
})

/** The field of a page that holds its sections. */
export function blocksField(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'blocks',
    group: 'content',
    description: 'Las secciones salen en este orden: arrastralas para cambiarlo.',
    validation: (rule) => rule.custom(checkUniqueAnchors).warning(),
  })
}
