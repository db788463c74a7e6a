import {
  headline,
  pictureField,
  productHint,
  textArea,
  textLine,
  whatsappNumberField,
} from '../../shared/fields'
import { pageLabels } from '../../shared/labels'
import { listField } from '../../shared/lists'
import { objectField } from '../../shared/object-field'

/** Labels of the header (INV-07). */
export const header = pageLabels('header', 'Encabezado', {
  logoLabel: { title: 'Texto accesible del logo', description: productHint },
  quickContactLabel: 'Botón de contacto rápido',
  formOpenLabel: 'Botón que abre el formulario',
  formCloseLabel: 'El mismo botón, con el formulario abierto',
  navigationLabel: 'Texto accesible del encabezado',
})

/** The first view (INV-01, INV-02). */
export const hero = objectField('hero', 'Primera vista', {
  group: 'opening',
  fields: [
    headline(),
    textLine('subtitle', 'Subtítulo', { max: 80, description: productHint }),
    textLine('ctaLabel', 'Botón', {
      max: 60,
      description: 'Abre el chat con el mensaje de «WhatsApp de inversores».',
    }),
    pictureField('logo', 'Logo', { optional: true, description: 'Si falta, se escribe la marca.' }),
    listField('people', 'Personas', 'picture'),
    listField('figures', 'Cifras', 'figure', {
      optional: true,
      description: 'El comprobante al lado del titular: tres quedan mejor.',
    }),
  ],
})

/** The chat behind every contact button of this page (INV-02). */
export const whatsapp = objectField('whatsapp', 'WhatsApp de inversores', {
  group: 'contact',
  fields: [
    whatsappNumberField(),
    textArea('message', 'Mensaje ya escrito', { description: productHint }),
  ],
})
