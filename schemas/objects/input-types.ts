import { defineType } from '@sanity/types'
import { REQUIRED } from '../shared/fields'
import { checkAnchor } from '../shared/validation/text'
import { checkUniqueId } from '../shared/validation/unique-id'

/** Strings for which the Studio has an input of its own; see `studio/components/form-input.tsx`. */
export const inputTypes = [
  /** The e-mail address of a visitor, which the Studio shows as a link. */
  defineType({ name: 'contactEmail', title: 'Correo', type: 'string' }),
  /** The WhatsApp number of a visitor as written, which the Studio shows as a link. */
  defineType({
    name: 'contactWhatsapp',
    title: 'WhatsApp',
    type: 'string',
  }),
  /**
   * A PDF without a public address (ROOM-01). The field stays empty: the Studio stores the file in a
   * private document that the key of the list item names.
   */
  defineType({
    name: 'privateFile',
    title: 'Archivo privado',
    type: 'string',
  }),
  /** A name in URLs that the Studio derives from the document's title; see `title-key-input.tsx`. */
  defineType({
    name: 'titleKey',
    title: 'Identificador',
    type: 'string',
    validation: (rule) => [
      rule.required().error(REQUIRED),
      rule.custom(checkAnchor).error(),
      rule.custom(checkUniqueId).error(),
    ],
  }),
]
