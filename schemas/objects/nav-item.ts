import { MenuIcon } from '@sanity/icons'
import { emojiField, hrefField, textLine } from '../shared/fields'
import { defineObject } from './define-object'

/** An entry of the SOS Bahía sidebar, which shows only the emoji when collapsed. */
export const navItem = defineObject({
  name: 'navItem',
  title: 'Entrada del menú',
  icon: MenuIcon,
  fields: [textLine('label', 'Texto', { max: 40 }), hrefField('href', 'Dirección'), emojiField()],
  preview: { title: 'label', subtitle: 'href', emoji: 'emoji' },
})
