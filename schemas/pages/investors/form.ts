import {
  investorFields,
  investorForm as form,
  mapFields,
  personalFields,
} from '#config/investor-request'
import { headline, productHint, richTextField, textArea, textLine } from '../../shared/fields'
import { labelGroup } from '../../shared/labels'
import { listField } from '../../shared/lists'
import { objectField } from '../../shared/object-field'

const options = investorFields.flatMap((name) => form[name].options ?? [])

/** Texts of the investor form (INV-11, FORM-01); its messages are in `formMessages`. */
export const investorForm = objectField('form', 'Formulario', {
  group: 'form',
  fields: [
    headline(),
    textArea('lead', 'Bajada', { optional: true, description: productHint }),
    labelGroup(
      'labels',
      'Rótulos de los campos',
      mapFields((name) => form[name].title),
    ),
    labelGroup(
      'placeholders',
      'Ejemplos dentro de los campos',
      Object.fromEntries(
        personalFields.map((name) => [name, { title: form[name].title, optional: true }]),
      ),
    ),
    // Of all choices, not only of the currency, for which it was named.
    listField('currencies', 'Opciones para elegir', 'formOption', {
      expected: options.length,
      noun: 'opciones',
      description: `El formulario ofrece solo estos valores: ${options.join(', ')}.`,
    }),
    textLine('requiredNote', 'Aclaración de los campos con *'),
    textLine('optionalLabel', 'Marca de los campos optativos'),
    textLine('submitLabel', 'Botón para enviar'),
    textLine('closeLabel', 'Texto accesible del botón para cerrar'),
    textLine('honeypotLabel', 'Campo trampa', {
      description: 'Solo lo ven los robots; dice a las personas que lo dejen vacío.',
    }),
    labelGroup('captcha', 'CAPTCHA', {
      label: 'Texto',
      working: 'Mientras comprueba',
      done: 'Comprobado',
      failed: 'No se pudo comprobar',
      retry: 'Botón para volver a probar',
      question: {
        title: 'Cuenta para quien navega sin scripts',
        placeholders: ['{a}', '{b}'],
        description: 'Ocupa el lugar de la comprobación. {a} y {b} son números.',
      },
      consentText: {
        title: 'Pedido de permiso para reCAPTCHA',
        description: 'Solo con claves de reCAPTCHA y sin permiso para servicios de otras empresas.',
      },
      consentLabel: 'Botón que da permiso para reCAPTCHA',
    }),
    richTextField('privacyLine', 'Qué hacemos con los datos', {
      description: 'Con un enlace a la política de privacidad.',
    }),
  ],
})
