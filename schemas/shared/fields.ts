import { defineField, type Rule } from '@sanity/types'
import type { Choices } from './previews'
import { checkHref, checkWebUrl } from './validation/href'
import { checkLinkedPage } from './validation/page-address'
import {
  checkAnchor,
  checkColour,
  checkEmoji,
  checkPlaceholders,
  checkWhatsappNumber,
} from './validation/text'

/** Description of fields that often contain the brand's name (CMS-09). */
export const productHint = 'Podés escribir {product}: el sitio pone ahí el nombre de la marca.'

export const REQUIRED = 'Completá este campo.'

interface FieldOptions {
  description?: string
  group?: string
  /** Fields are required by default. */
  optional?: boolean
}

interface TextOptions extends FieldOptions {
  /** Maximum length that fits the page's design; a longer text is a warning. */
  max?: number
  /** Placeholders that the text must contain, such as `{rating}`; a missing one is an error. */
  placeholders?: readonly `{${string}}`[]
}

/** Defines a field of any type. @param check has to accept the value */
function typedField(
  type: string,
  name: string,
  title: string,
  { optional, description, group, max, placeholders }: TextOptions,
  props: { rows?: number; options?: object; initialValue?: unknown } = {},
  check?: (value: string | undefined) => true | string,
) {
  return defineField({
    name,
    title,
    type,
    ...props,
    ...(description && { description }),
    ...(group && { group }),
    validation: (rule) => [
      ...(optional === true ? [] : [rule.required().error(REQUIRED)]),
      ...(placeholders === undefined ? [] : [rule.custom(checkPlaceholders(placeholders)).error()]),
      ...(max === undefined
        ? []
        : [rule.max(max).warning(`Conviene que no pase de ${max} caracteres.`)]),
      ...(check === undefined ? [] : [rule.custom(check).error()]),
    ],
  })
}

/** A field with one line of text. */
export const textLine = (name: string, title: string, options: TextOptions = {}) =>
  typedField('string', name, title, options)

/** A field with a few lines of plain text. */
export const textArea = (name: string, title: string, options: TextOptions = {}) =>
  typedField('text', name, title, options, { rows: 3 })

/** A field with one line of text that a check has to accept. */
export const checkedLine = (
  name: string,
  title: string,
  check: (value: string | undefined) => true | string,
  options: FieldOptions = {},
) => typedField('string', name, title, options, {}, check)

/** A field with a day. */
export const dateField = (name: string, title: string, options: FieldOptions = {}) => ({
  ...typedField('date', name, title, options, { options: { dateFormat: 'DD/MM/YYYY' } }),
  validation: (rule: Rule) => (options.optional === true ? rule : rule.required().error(REQUIRED)),
})

/** A field that is on or off; by default off. */
export const switchField = (
  name: string,
  title: string,
  { isOn = false, ...options }: Omit<FieldOptions, 'optional'> & { isOn?: boolean } = {},
) => ({
  ...typedField('boolean', name, title, options, { initialValue: isOn }),
  validation: (rule: Rule) => rule,
})

/** A field with a headline of one block. */
export const headline = (name = 'title', title = 'Titular', options: FieldOptions = {}) =>
  typedField('accentTitle', name, title, options)

/** A field with formatted text. */
export const richTextField = (name: string, title: string, options: FieldOptions = {}) =>
  typedField('richText', name, title, options)

/** A field with a link: label and address. */
export const linkField = (name: string, title: string, options: FieldOptions = {}) =>
  typedField('link', name, title, options)

/** A field with a link that opens a chat of WhatsApp. */
export const whatsappLinkField = (name: string, title: string, options: FieldOptions = {}) =>
  typedField('whatsappLink', name, title, options)

/** A field with a picture and its alternative text. */
export const pictureField = (name: string, title: string, options: FieldOptions = {}) => ({
  ...typedField('picture', name, title, options),
  validation: (rule: Rule) =>
    options.optional === true
      ? []
      : rule.required().assetRequired().error('Elegí o subí una imagen.'),
})

/** A field with the address of a link; see checkHref. */
export function hrefField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    ...typedField('string', name, title, {
      description:
        'https://…, mailto:…, tel:…, una ruta del sitio (/biblioteca) o un ancla (#faq).',
      ...options,
    }),
    validation: (rule) => [
      ...(options.optional === true ? [] : [rule.required().error(REQUIRED)]),
      rule.custom(checkHref).error(),
      rule.custom(checkLinkedPage).warning(),
    ],
  })
}

/** A field with a complete web address, https or http. */
export const webUrlField = (name: string, title: string, options: FieldOptions = {}) =>
  typedField('url', name, title, options, {}, checkWebUrl)

/** A field with a WhatsApp number; an empty optional one means the number of the settings. */
export const whatsappNumberField = (options: FieldOptions = {}) =>
  checkedLine('number', 'Número de WhatsApp', checkWhatsappNumber, {
    description: 'Con código de país y solo dígitos, por ejemplo: 5492914000000.',
    ...options,
  })

/** A field with a colour as `#rrggbb`. */
export const colourField = (name: string, title: string, options: FieldOptions = {}) =>
  checkedLine(name, title, checkColour, {
    description: 'Con # y seis cifras, por ejemplo: #f4532b.',
    ...options,
  })

/** A field with one emoji. */
export const emojiField = (name = 'emoji', title = 'Emoji', options: FieldOptions = {}) =>
  checkedLine(name, title, checkEmoji, options)

/** The list of a field's choices, as its options have it. */
export const choices = (names: Choices) =>
  Object.entries(names).map(([value, title]) => ({ title, value }))

interface ChoiceOptions extends FieldOptions {
  choices: Choices
  /** One choice below the other, for long titles. */
  isVertical?: boolean
  /** By default the first one. */
  initialValue?: string
}

/** A field with one of a few values. */
export function choiceField(name: string, title: string, options: ChoiceOptions) {
  const names = options.choices
  const direction = options.isVertical === true ? 'vertical' : 'horizontal'
  return typedField('string', name, title, options, {
    options: { layout: 'radio', direction, list: choices(names) },
    initialValue: options.initialValue ?? Object.keys(names)[0],
  })
}

/** The optional name that links to a section use (`/#name`). */
export const anchorField = checkedLine('anchor', 'Ancla', checkAnchor, {
  optional: true,
  description: 'Nombre para enlazar esta sección, por ejemplo: preguntas → /#preguntas.',
})

/** The colours that an editor can choose. */
export const toneField = choiceField('tone', 'Color', {
  choices: {
    naranja: 'Naranja',
    amarillo: 'Amarillo',
    verde: 'Verde',
    celeste: 'Celeste',
    rosa: 'Rosa',
  },
  optional: true,
})
