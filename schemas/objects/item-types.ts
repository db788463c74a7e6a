import {
  BlockContentIcon,
  CheckmarkIcon,
  HelpCircleIcon,
  OlistIcon,
  SelectIcon,
  SparklesIcon,
  TagIcon,
} from '@sanity/icons'
import {
  anchorField,
  emojiField,
  headline,
  linkField,
  pictureField,
  richTextField,
  textArea,
  textLine,
  toneField,
} from '../shared/fields'
import { defineObject } from './define-object'

/** Items of the lists of sections and pages. */
export const itemTypes = [
  /** How a feature of the product works: prizes, bonds, rewards, raffles… (HOME-01). */
  defineObject({
    name: 'explainer',
    title: 'Explicación',
    icon: HelpCircleIcon,
    fields: [
      textLine('title', 'Título', { max: 60 }),
      textArea('summary', 'En una frase', { max: 200 }),
      richTextField('content', 'Explicación'),
      pictureField('picture', 'Imagen', { optional: true }),
      toneField,
      anchorField,
    ],
    preview: { subtitle: 'summary', media: 'picture' },
  }),
  /** A card about one feature of the product (HOME-01). */
  defineObject({
    name: 'featureCard',
    title: 'Tarjeta',
    icon: SparklesIcon,
    fields: [
      textLine('title', 'Título', { max: 60 }),
      textArea('text', 'Texto', { max: 280 }),
      pictureField('picture', 'Imagen', { optional: true }),
      emojiField('emoji', 'Emoji', { optional: true }),
      linkField('link', 'Enlace', { optional: true }),
      toneField,
    ],
    preview: { subtitle: 'text', media: 'picture', emoji: 'emoji' },
  }),
  /** An option of a form: the submitted value and its label. */
  defineObject({
    name: 'formOption',
    title: 'Opción',
    icon: SelectIcon,
    fields: [textLine('label', 'Texto que se lee'), textLine('value', 'Valor que se envía')],
    preview: { title: 'label', subtitle: 'value' },
  }),
  /** An argument: a sentence, with optional details. */
  defineObject({
    name: 'point',
    title: 'Punto',
    icon: CheckmarkIcon,
    fields: [
      textLine('title', 'Título', { max: 120 }),
      textArea('text', 'Detalle', { optional: true, max: 320 }),
      emojiField('emoji', 'Emoji', { optional: true }),
      pictureField('picture', 'Imagen', { optional: true }),
    ],
    preview: { subtitle: 'text', media: 'picture', emoji: 'emoji' },
  }),
  /** A step of a how-to. Its number is its position in the list. */
  defineObject({
    name: 'step',
    title: 'Paso',
    icon: OlistIcon,
    fields: [
      textLine('title', 'Título', { max: 80 }),
      textArea('text', 'Texto', { optional: true, max: 320 }),
      pictureField('picture', 'Imagen', { optional: true }),
      linkField('link', 'Enlace', { optional: true }),
    ],
    preview: { subtitle: 'text', media: 'picture' },
  }),
  /** A titled text with a picture beside it (INV-01). */
  defineObject({
    name: 'textBlock',
    title: 'Texto con imagen',
    icon: BlockContentIcon,
    fields: [
      headline(),
      richTextField('text', 'Texto'),
      pictureField('picture', 'Imagen', { optional: true }),
    ],
    preview: { media: 'picture' },
  }),
  /** One of the raffle tickets of the home page's first view. */
  defineObject({
    name: 'ticket',
    title: 'Número de rifa',
    icon: TagIcon,
    fields: [
      textLine('title', 'Título', { max: 24 }),
      textLine('detail', 'Detalle', { max: 40, description: 'Por ejemplo: Sorteo: sábado 20 h.' }),
      textLine('number', 'Número', { max: 8 }),
      textLine('price', 'Precio', { max: 16, description: 'Con su moneda: ARS 1.500.' }),
      toneField,
    ],
    preview: { subtitle: 'number' },
  }),
]
