import { defineField, type StringRule } from '@sanity/types'
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

function textRules(rule: StringRule, { optional, max, placeholders }: TextOptions): StringRule[] {
  return [
    ...(optional === true ? [] : [rule.required().error(REQUIRED)]),
    ...(placeholders === undefined ? [] : [rule.custom(checkPlaceholders(placeholders)).error()]),
    ...(max === undefined
      ? []
      : [rule.max(max).warning(`Conviene que no pase de ${max} caracteres.`)]),
  ]
}

/** The options that a field definition contains as they are. */
function fieldProps({ description, group }: FieldOptions) {
  return { ...(description && { description }), ...(group && { group }) }
}

/** A field with one line of text. */
export function textLine(name: string, title: string, options: TextOptions = {}) {
  return defineField({
    name,
    title,
    type: 'string',
    ...fieldProps(options),
    validation: (rule) => textRules(rule, options),
  })
}

/** A field with a few lines of plain text. */
export function textArea(name: string, title: string, options: TextOptions = {}) {
  return defineField({
    name,
    title,
    type: 'text',
    rows: 3,
    ...fieldProps(options),
    validation: (rule) => textRules(rule, options),
  })
}

/** A field with one line of text that a check has to accept. */
export function checkedLine(
  name: string,
  title: string,
  check: (value: string | undefined) => true | string,
  options: FieldOptions = {},
) {
  return defineField({
    name,
    title,
    type: 'string',
    ...fieldProps(options),
    validation: (rule) => [...textRules(rule, options), rule.custom(check).error()],
  })
}

/** A field with a day. */
export function dateField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'date',
    options: { dateFormat: 'DD/MM/YYYY' },
    ...fieldProps(options),
    validation: (rule) => (options.optional === true ? rule : rule.required().error(REQUIRED)),
  })
}

/** A field that is on or off; by default off. */
export function switchField(
  name: string,
  title: string,
  { isOn = false, ...options }: Omit<FieldOptions, 'optional'> & { isOn?: boolean } = {},
) {
  const type = 'boolean'
  return defineField({ name, title, type, ...fieldProps(options), initialValue: isOn })
}

/** A field of a type of `objects/`. */
function typedField(type: string, name: string, title: string, options: FieldOptions) {
  return defineField({
    name,
    title,
    type,
    ...fieldProps(options),
    validation: (rule) => (options.optional === true ? [] : rule.required().error(REQUIRED)),
  })
}

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
export function pictureField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'picture',
    ...fieldProps(options),
    validation: (rule) =>
      options.optional === true
        ? []
        : rule.required().assetRequired().error('Elegí o subí una imagen.'),
  })
}

/** A field with the address of a link; see checkHref. */
export function hrefField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'string',
    description: 'https://…, mailto:…, tel:…, una ruta del sitio (/biblioteca) o un ancla (#faq).',
    ...fieldProps(options),
    validation: (rule) => [
      ...textRules(rule, options),
      rule.custom(checkHref).error(),
      rule.custom(checkLinkedPage).warning(),
    ],
  })
}

/** A field with a complete web address, https or http. */
export function webUrlField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'url',
    ...fieldProps(options),
    validation: (rule) => [
      ...(options.optional === true ? [] : [rule.required().error(REQUIRED)]),
      rule.custom(checkWebUrl).error(),
    ],
  })
}

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
  return defineField({
    name,
    title,
    type: 'string',
    ...fieldProps(options),
    options: { layout: 'radio', direction, list: choices(names) },
    initialValue: options.initialValue ?? Object.keys(names)[0],
    validation: (rule) => (options.optional === true ? [] : rule.required().error(REQUIRED)),
  })
}

/** The optional name that links to a section use (`/#name`). */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Ancla',
  type: 'string',
  description: 'Nombre para enlazar esta sección, por ejemplo: preguntas → /#preguntas.',
  validation: (rule) => rule.custom(checkAnchor).error(),
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
