import { defineType } from '@sanity/types'

/** The e-mail address of a visitor, which the Studio shows as a link. */
export const contactEmail = defineType({ name: 'contactEmail', title: 'Correo', type: 'string' })

/** The WhatsApp number of a visitor as written, which the Studio shows as a link. */
export const contactWhatsapp = defineType({
  name: 'contactWhatsapp',
  title: 'WhatsApp',
  type: 'string',
})
