import { defineArrayMember, defineField, type ValidationContext } from '@sanity/types'
import {
  checkedLine,
  choiceField,
  linkField,
  pictureField,
  productHint,
  richTextField,
  switchField,
  textArea,
  textLine,
  webUrlField,
  whatsappNumberField,
} from '../shared/fields'
import { labelFields } from '../shared/labels'
import { listField } from '../shared/lists'
import { checkCountry, checkEmail } from '../shared/validation/text'
import { defineSettings } from './define-settings'
import { objectField } from '../shared/object-field'

const organization = objectField('organization', 'Organización', {
  group: 'brand',
  description: 'Datos que los buscadores muestran de la empresa.',
  collapsed: true,
  fields: [
    textLine('legalName', 'Razón social'),
    textArea('description', 'Qué hace', { description: productHint }),
    checkedLine('email', 'Correo público', checkEmail, { optional: true }),
    textLine('telephone', 'Teléfono público', { optional: true }),
    textLine('locality', 'Ciudad', { optional: true }),
    defineField({
      name: 'country',
      title: 'País',
      type: 'string',
      validation: (rule) => rule.custom(checkCountry).warning(),
    }),
    defineField({
      name: 'areasServed',
      title: 'Países donde funciona',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.custom(checkCountry).warning(),
        }),
      ],
    }),
  ],
})

const storeLinks = objectField('storeLinks', 'Tiendas de apps', {
  group: 'channels',
  description: 'De acá salen los botones de descarga y los códigos QR.',
  fields: [webUrlField('android', 'Google Play'), webUrlField('ios', 'App Store')],
})

const whatsapp = objectField('whatsapp', 'WhatsApp', {
  group: 'channels',
  fields: [whatsappNumberField()],
})

interface Banner {
  enabled?: boolean
  text?: string
}

const hasText = (banner: Banner | undefined) => (banner?.text ?? '').trim() !== ''

/** Custom validation sees any document, so the switch may hold anything. */
const isEmergency = ({ document }: ValidationContext) => document?.emergencyMode === true

const emergencyMode = switchField('emergencyMode', 'Modo emergencia', {
  group: 'emergency',
  description:
    'Vale al publicar, en todas las páginas: muestra la banda, pone SOS Bahía primero en el menú y apaga lo que se mueve y lo que viene de otros sitios. Apagado, todo vuelve a estar como antes.',
})

const emergencyBanner = defineField({
  name: 'emergencyBanner',
  title: 'Banda de emergencia',
  type: 'object',
  group: 'emergency',
  description: 'Una línea arriba de todas las páginas.',
  fields: [
    switchField('enabled', 'Mostrar', {
      description: 'Sin el modo emergencia. Con el modo se muestra siempre.',
    }),
    textLine('text', 'Texto', { optional: true, max: 140 }),
    linkField('link', 'Enlace', { optional: true }),
  ],
  validation: (rule) => [
    rule
      .custom(
        (banner: Banner | undefined, context) =>
          isEmergency(context) ||
          banner?.enabled !== true ||
          hasText(banner) ||
          'Está encendida, pero sin texto: no se va a ver.',
      )
      .warning(),
    rule
      .custom(
        (banner: Banner | undefined, context) =>
          !isEmergency(context) ||
          hasText(banner) || {
            message: 'El modo emergencia está encendido: escribí el texto de la banda.',
            path: ['text'],
          },
      )
      .error(),
  ],
})

const privacy = objectField('privacy', 'Medición y consentimiento', {
  group: 'notices',
  fields: [
    switchField('excludeContactData', 'No enviar datos de contacto a la medición', {
      description: 'Encendido, se informa si el dato está y no cuál es. Cambia la política.',
    }),
    choiceField('consentMode', 'Aviso de medición', {
      choices: { off: 'Sin aviso', notice: 'Avisar', ask: 'Preguntar antes' },
      optional: true,
      isVertical: true,
      description:
        'Vale para la medición y para todo lo que viene de otros sitios: publicaciones, campañas y reCAPTCHA.',
    }),
    richTextField('consentText', 'Texto del aviso'),
    ...labelFields({
      acceptLabel: 'Botón para aceptar',
      rejectLabel: 'Botón para rechazar',
      dismissLabel: 'Botón para cerrar el aviso',
      reopenLabel: 'Botón del pie para cambiar la elección',
      accessibleLabel: 'Texto accesible del aviso',
      allowedText: {
        title: 'Cómo está ahora: con servicios de terceros',
        description: 'Se lee al volver a abrir el aviso desde el pie.',
      },
      refusedText: {
        title: 'Cómo está ahora: sin servicios de terceros',
        description: 'Se lee al volver a abrir el aviso desde el pie.',
      },
      signalText: {
        title: 'Cómo está ahora: el navegador pide que no se siga a la visita',
        description: 'Con Do Not Track o Global Privacy Control no hay nada que elegir.',
      },
    }),
    textLine('recorderIdentity', 'Identidad para la grabación de sesiones', {
      optional: true,
      description: 'La misma para todas las visitas.',
    }),
  ],
})

const savesPages = switchField('savesPages', 'Guardar páginas para leer sin conexión', {
  group: 'notices',
  description:
    'El navegador de cada visita guarda las páginas de SOS Bahía y las últimas que abrió. Apagado, las borra en la próxima visita.',
  isOn: true,
})

const progressFrom = defineField({
  name: 'progressFrom',
  title: 'Barra de avance de las campañas, desde el (%)',
  type: 'number',
  group: 'emergency',
  description:
    'Una barra casi vacía desanima: las campañas con menos de este avance muestran solo las sumas. Con 0 o vacío, la barra se ve siempre.',
  initialValue: 10,
  validation: (rule) => rule.min(0).max(100).error('Es un número de 0 a 100.'),
})

/** The settings that every page reads (CMS-09). */
export const siteSettings = defineSettings({
  name: 'siteSettings',
  title: 'Ajustes generales',
  shownOn: 'every page',
  groups: [
    { name: 'emergency', title: 'Emergencia', default: true },
    { name: 'brand', title: 'Marca' },
    { name: 'channels', title: 'Canales' },
    { name: 'notices', title: 'Avisos' },
    { name: 'seo', title: 'Buscadores y redes' },
  ],
  fields: [
    emergencyMode,
    emergencyBanner,
    progressFrom,
    textLine('brandName', 'Nombre de la marca', {
      group: 'brand',
      max: 30,
      description: 'Reemplaza a {product} en todos los textos del sitio.',
    }),
    textLine('tagline', 'Frase de la marca', { group: 'brand', max: 80 }),
    pictureField('logo', 'Logo para fondo claro', { group: 'brand', optional: true }),
    pictureField('logoInverse', 'Logo para fondo oscuro', { group: 'brand', optional: true }),
    organization,
    storeLinks,
    whatsapp,
    listField('socialLinks', 'Redes sociales', 'socialLink', {
      group: 'channels',
      expected: 5,
      noun: 'redes',
    }),
    privacy,
    savesPages,
    defineField({
      name: 'defaultSeo',
      title: 'Para las páginas que no dicen otra cosa',
      type: 'seo',
      group: 'seo',
      validation: (rule) => rule.required().error('Completá este campo.'),
    }),
  ],
})
