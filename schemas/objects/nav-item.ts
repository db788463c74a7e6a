import { MenuIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { emojiField, hrefField, textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** An entry of the SOS Bahía sidebar, which shows only the emoji when collapsed. */
export const navItem = defineType({
  name: 'navItem',
  title: 'Entrada del menú',
  type: 'object',
  icon: MenuIcon,
  fields: [textLine('label', 'Texto', { max: 40 }), hrefField('href', 'Dirección'), emojiField()],
  preview: itemPreview('Entrada del menú', {
    title: 'label',
    subtitle: 'href',
    emoji: 'emoji',
    icon: MenuIcon,
  }),
})
