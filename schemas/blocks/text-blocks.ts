import {
  BillIcon,
  BlockContentIcon,
  CopyIcon,
  HelpCircleIcon,
  OlistIcon,
  WarningOutlineIcon,
} from '@sanity/icons'
import {
  anchorField,
  choiceField,
  headline,
  linkField,
  pictureField,
  richTextField,
  textArea,
  textLine,
} from '../shared/fields'
import { listField, referencesTo } from '../shared/lists'
import { defineBlock } from './define-block'
import { sectionFields, untitledSectionFields } from './section-fields'

/** Sections of text, in the order of the insert menu. */
export const textBlocks = [
  /** Formatted text. Some older sections have a picture, which new ones have in `pictureText`. */
  defineBlock({
    name: 'richTextSection',
    title: 'Texto',
    icon: BlockContentIcon,
    fields: [
      headline('title', 'Titular', { optional: true }),
      richTextField('body', 'Texto'),
      {
        ...pictureField('picture', 'Imagen', { optional: true }),
        hidden: ({ value }: { value?: unknown }) => value === undefined,
      },
      anchorField,
    ],
    preview: { subtitle: 'body', media: 'picture' },
  }),
  /** A highlighted notice. */
  defineBlock({
    name: 'notice',
    title: 'Aviso',
    icon: WarningOutlineIcon,
    fields: [
      choiceField('kind', 'Clase', {
        choices: { info: 'Información', warning: 'Advertencia', legal: 'Legal' },
        optional: true,
        isVertical: true,
      }),
      textLine('title', 'Título', { optional: true, max: 80 }),
      richTextField('text', 'Texto'),
      anchorField,
    ],
    preview: { subtitle: 'text' },
  }),
  /** A text for sharing, with a button that copies it. */
  defineBlock({
    name: 'shareText',
    title: 'Texto para compartir',
    icon: CopyIcon,
    fields: [
      ...sectionFields,
      textArea('text', 'Texto', { max: 600 }),
      textLine('copyLabel', 'Botón para copiarlo', { optional: true }),
      textLine('copiedLabel', 'Texto copiado', { optional: true }),
      textLine('whatsappLabel', 'Botón para mandarlo por WhatsApp', { optional: true }),
    ],
  }),
  /** Numbered steps, such as the eight of how to donate (HOME-05). */
  defineBlock({
    name: 'stepList',
    title: 'Lista de pasos',
    icon: OlistIcon,
    fields: [
      ...untitledSectionFields,
      listField('steps', 'Pasos', 'step'),
      textArea('note', 'Aclaración final', { optional: true }),
      linkField('link', 'Botón', {
        optional: true,
        description: 'Queda a la vista mientras se recorren los pasos.',
      }),
    ],
  }),
  /** How prizes, bonds, rewards and raffles work (HOME-01). */
  defineBlock({
    name: 'explainers',
    title: 'Explicaciones',
    icon: HelpCircleIcon,
    fields: [
      ...sectionFields,
      listField('items', 'Explicaciones', 'explainer'),
      textArea('note', 'Aclaración final', { optional: true }),
    ],
  }),
  /** Questions and answers (HOME-02). */
  defineBlock({
    name: 'faqSection',
    title: 'Preguntas frecuentes',
    icon: HelpCircleIcon,
    fields: [
      ...sectionFields,
      referencesTo('entries', 'Preguntas', 'faqEntry', {
        expected: 4,
        expectedOn: 'homePage',
        noun: 'preguntas',
      }),
      linkField('link', 'Enlace', { optional: true }),
    ],
  }),
  /** Figures in the form of a receipt. */
  defineBlock({
    name: 'figureReceipt',
    title: 'Comprobante de cifras',
    icon: BillIcon,
    fields: [
      ...untitledSectionFields,
      listField('figures', 'Cifras', 'figure'),
      textArea('note', 'Letra chica', {
        optional: true,
        description: 'Si alguna cifra es una proyección, el aviso de riesgo va acá.',
      }),
    ],
  }),
]
