import {
  DocumentsIcon,
  EnvelopeIcon,
  LinkIcon,
  OlistIcon,
  SparklesIcon,
  StarIcon,
} from '@sanity/icons'
import { linkField, textArea, textLine } from '../shared/fields'
import { listField, referencesTo } from '../shared/lists'
import { defineBlock } from './define-block'
import { sectionFields, untitledSectionFields } from './section-fields'

/** Sections of cards and lists, in the order of the insert menu. */
export const cardBlocks = [
  /** Features of the product as cards (HOME-01). */
  defineBlock({
    name: 'featureCards',
    title: 'Tarjetas de funciones',
    icon: SparklesIcon,
    fields: [...sectionFields, listField('cards', 'Tarjetas', 'featureCard')],
  }),
  /** Cards with links: other pages, telephone numbers, requests for help. */
  defineBlock({
    name: 'linkCards',
    title: 'Tarjetas con enlaces',
    icon: LinkIcon,
    fields: [...untitledSectionFields, listField('cards', 'Tarjetas', 'linkCard')],
  }),
  /** Resources of the library: explainers, guides and downloads (RT-02). */
  defineBlock({
    name: 'resourceList',
    title: 'Lista de recursos',
    icon: DocumentsIcon,
    fields: [...untitledSectionFields, referencesTo('resources', 'Recursos', 'libraryResource')],
  }),
  /** The issues of the newsletter that were sent, newest first (NEWS-06). */
  defineBlock({
    name: 'newsletterIssues',
    title: 'Números del boletín',
    icon: EnvelopeIcon,
    fields: [
      ...sectionFields,
      textLine('emptyText', 'Cuando no hay ninguno', { optional: true, max: 120 }),
      textLine('feedLabel', 'Enlace al RSS', { optional: true, max: 40 }),
    ],
  }),
  /** The guide to open a campaign (HOME-02). */
  defineBlock({
    name: 'campaignGuide',
    title: 'Guía para crear una campaña',
    icon: OlistIcon,
    fields: [
      ...sectionFields,
      referencesTo('steps', 'Pasos', 'campaignStep', {
        expected: 5,
        expectedOn: 'homePage',
        noun: 'pasos',
      }),
      textArea('note', 'Aclaración final', { optional: true }),
      linkField('link', 'Botón', { optional: true }),
    ],
  }),
  /** Testimonials of users of the product (HOME-02). */
  defineBlock({
    name: 'testimonialsSection',
    title: 'Testimonios',
    icon: StarIcon,
    fields: [...sectionFields, referencesTo('testimonials', 'Testimonios', 'testimonial')],
  }),
]
