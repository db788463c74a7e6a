import { defineType } from '@sanity/types'
import { REQUIRED } from '../shared/fields'
import { checkAnchor } from '../shared/validation/text'
import { checkUniqueId } from '../shared/validation/unique-id'

/** A name in URLs that the Studio derives from the document's title; see `studio/title-key/`. */
export const titleKey = defineType({
  name: 'titleKey',
  title: 'Identificador',
  type: 'string',
  validation: (rule) => [
    rule.required().error(REQUIRED),
    rule.custom(checkAnchor).error(),
    rule.custom(checkUniqueId).error(),
  ],
})
