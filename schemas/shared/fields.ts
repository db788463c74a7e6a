import { defineField } from '@sanity/types'
import { checkHref, checkKnownPath, checkWebUrl } from './validation/href'
import { checkAnchor, checkEmoji, checkPlaceholders, checkWhatsappNumber } from './validation/text'

/** Said where an editor is likely to write the brand's name (CMS-09). */
export const productHint = 'Podés escribir {product}: el sitio pone ahí el nombre de la marca.'

export const REQUIRED = 'Completá este campo.'

interface FieldOptions {
  description?: string
  group?: string
  /** Absent means required: a page's words are needed unless said otherwise. */
  optional?: boolean
}

interface TextOptions extends FieldOptions {
  /** Length above which the page's design suffers: a warning. */
  max?: number
  /** Marks that must stay in the text, such as `{rating}`: an error when missing. */
  placeholders?: readonly string[]
  initialValue?: string
  readOnly?: boolean
}

/** What the two text types have in common in Sanity's rules. */
interface TextRule<Self> {
  required: () => Self
  custom: (check: (value: string | undefined) => true | string) => Self
  max: (length: number) => Self
  error: (message?: string) => Self
  warning: (message?: string) => Self
}

function textRules<Rule extends TextRule<Rule>>(rule: Rule, options: TextOptions): Rule[] {
  const { optional, max, placeholders } = options
  return [
    ...(optional === true ? [] : [rule.required().error(REQUIRED)]),
    ...(placeholders === undefined ? [] : [rule.custom(checkPlaceholders(placeholders)).error()]),
    ...(max === undefined
      ? []
      : [rule.max(max).warning(`Conviene que no pase de ${max} caracteres.`)]),
  ]
}

function shown({ description, group, initialValue, readOnly }: TextOptions) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(group === undefined ? {} : { group }),
    ...(initialValue === undefined ? {} : { initialValue }),
    ...(readOnly === undefined ? {} : { readOnly }),
  }
}

/** A field with one line of text. Required unless told otherwise. */
export function textLine(name: string, title: string, options: TextOptions = {}) {
  return defineField({
    name,
    title,
    type: 'string',
    ...shown(options),
    validation: (rule) => textRules(rule, options),
  })
}

/** A field with a few lines of plain text. Required unless told otherwise. */
export function textArea(name: string, title: string, options: TextOptions = {}) {
  return defineField({
    name,
    title,
    type: 'text',
    rows: 3,
    ...shown(options),
    validation: (rule) => textRules(rule, options),
  })
}

/** A field with the one-block headline of the art direction. Required unless told otherwise. */
export function headline(name = 'title', title = 'Titular', options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'accentTitle',
    ...shown(options),
    validation: (rule) => (options.optional === true ? [] : rule.required().error(REQUIRED)),
  })
}

/** A field with formatted text. Required unless told otherwise. */
export function richTextField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'richText',
    ...shown(options),
    validation: (rule) => (options.optional === true ? [] : rule.required().error(REQUIRED)),
  })
}

/** A field with a picture and its alternative text. Required unless told otherwise. */
export function pictureField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'picture',
    ...shown(options),
    validation: (rule) =>
      options.optional === true
        ? []
        : rule.required().assetRequired().error('Elegí o subí una imagen.'),
  })
}

/** A field with a link: its words and where it goes. Required unless told otherwise. */
export function linkField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'link',
    ...shown(options),
    validation: (rule) => (options.optional === true ? [] : rule.required().error(REQUIRED)),
  })
}

/** A field with the address of a link: other sites, mail, telephone, a path or an anchor. */
export function hrefField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'string',
    description: 'https://…, mailto:…, tel:…, una ruta del sitio (/biblioteca) o un ancla (#faq).',
    ...shown(options),
    validation: (rule) => [
      ...(options.optional === true ? [] : [rule.required().error(REQUIRED)]),
      rule.custom(checkHref).error(),
      rule.custom(checkKnownPath).warning(),
    ],
  })
}

/** A field with a complete web address, https or http. */
export function webUrlField(name: string, title: string, options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'url',
    ...shown(options),
    validation: (rule) => [
      ...(options.optional === true ? [] : [rule.required().error(REQUIRED)]),
      rule.custom(checkWebUrl).error(),
    ],
  })
}

/** A field with a WhatsApp number, digits only. Optional ones fall back to the settings. */
export function whatsappNumberField(options: FieldOptions = {}) {
  return defineField({
    name: 'number',
    title: 'Número de WhatsApp',
    type: 'string',
    description: 'Con código de país y solo dígitos, por ejemplo: 5492914000000.',
    ...shown(options),
    validation: (rule) => [
      ...(options.optional === true ? [] : [rule.required().error(REQUIRED)]),
      rule.custom(checkWhatsappNumber).error(),
    ],
  })
}

/** A field with one emoji. Required unless told otherwise. */
export function emojiField(name = 'emoji', title = 'Emoji', options: FieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'string',
    ...shown(options),
    validation: (rule) => [
      ...(options.optional === true ? [] : [rule.required().error(REQUIRED)]),
      rule.custom(checkEmoji).error(),
    ],
  })
}

/** The optional name with which other pages link to a section (`/#name`). */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Ancla',
  type: 'string',
  description: 'Nombre para enlazar esta sección, por ejemplo: preguntas → /#preguntas.',
  validation: (rule) => rule.custom(checkAnchor).error(),
})

/** The colours of the art direction that an editor may choose for a piece. */
export const toneField = defineField({
  name: 'tone',
  title: 'Color',
  type: 'string',
  options: {
    layout: 'radio',
    direction: 'horizontal',
    list: [
      { title: 'Naranja', value: 'naranja' },
      { title: 'Amarillo', value: 'amarillo' },
      { title: 'Verde', value: 'verde' },
      { title: 'Celeste', value: 'celeste' },
      { title: 'Rosa', value: 'rosa' },
    ],
  },
  initialValue: 'naranja',
})
