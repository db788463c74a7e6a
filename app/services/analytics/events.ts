import type { TypedFields } from '~/services/investor-requests/form/definition'
import { personalFields } from '#config/investor-request'

interface EventDefinition<Properties> {
  /** The event in Spanish, for the list _Visitas_ of the Studio. */
  label: string
  /** Only declares a type; the value is never set. */
  properties?: Properties
}

const define = <Properties extends object>(label: string): EventDefinition<Properties> => ({
  label,
})

interface AppLoaded {
  userAgent: string
  language: string
  /** Size of the screen, `WxH` in CSS pixels. */
  screenResolution: string
  platform: string
  /** IANA name, such as `America/Montevideo`. */
  timezone: string
  /** ISO 8601. */
  timestamp: string
}

/** What this tab knows of the sender of a request; empty where it knows nothing. */
interface PageLoaded {
  email: string
  phone: string
  name: string
}

type FormSubmitted = TypedFields & { timestamp: string; userAgent: string }

/**
 * Every event by its name (ANA-01), with its properties and its Spanish label. An event needs an
 * entry here and a call of `track`.
 */
export const events = {
  'App Loaded': define<AppLoaded>('Sitio abierto'),
  'Page Loaded': define<PageLoaded>('Página de gracias, vista'),
  'Form Contact Toggled': define<{ is_open: boolean }>(
    'Formulario de inversores, abierto o cerrado',
  ),
  'Form Submitted': define<FormSubmitted>('Formulario de inversores, enviado'),
  /** With the answer of the e-mail service (FORM-09). */
  'Email Sent': define<{ response: string }>('Correo de una solicitud, enviado'),
  'Back to Home Clicked': define('Volver al inicio, tocado'),
  'Back to Investors Clicked': define('Volver a inversores, tocado'),
  'WhatsApp Clicked': define('WhatsApp, tocado'),
  /** With the app store: `google-play` or `app-store`. */
  'Store Clicked': define<{ store: string }>('Tienda de aplicaciones, tocada'),
  /** With the host of the social network. */
  'Social Clicked': define<{ network: string }>('Red social, tocada'),
  /** The script of a social network shows a post (SOS-02). */
  'Embed Shown': define<{ network: string }>('Publicación de una red, mostrada'),
}

export type EventName = keyof typeof events

export type EventProperties = {
  [Name in EventName]: NonNullable<(typeof events)[Name]['properties']>
}

export function isEventName(name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(events, name)
}

export const eventNames = Object.keys(events).filter(isEventName)

/** Properties that identify a person or hold a person's words. */
const contactProperties: ReadonlySet<string> = new Set<keyof FormSubmitted | keyof PageLoaded>([
  ...personalFields,
  'email',
  'phone',
  'name',
])

/**
 * Replaces contact data by flags (`has_email: true`), for the setting of ANA-01.
 * @param properties of an event
 */
export function withoutContactData(properties: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]: [string, unknown]) =>
      contactProperties.has(name) ? [`has_${name}`, value !== ''] : [name, value],
    ),
  )
}
