import type { TypedFields } from '~/lib/investor-form/definition'

/** What each event carries, by the exact names under which they are known (ANA-01). */
export interface EventProperties {
  'App Loaded': {
    userAgent: string
    language: string
    /** Of the screen, `WxH` in CSS pixels. */
    screenResolution: string
    platform: string
    /** IANA name, such as `America/Montevideo`. */
    timezone: string
    /** ISO 8601. */
    timestamp: string
  }
  /** What this tab knows of whoever sent the request; empty where it knows nothing. */
  'Page Loaded': { email: string; phone: string; name: string }
  'Form Contact Toggled': { is_open: boolean }
  'Form Submitted': TypedFields & { timestamp: string; userAgent: string }
  /** The text of the e-mail service's answer (FORM-09). */
  'Email Sent': { response: string }
  'Back to Home Clicked': object
  'Back to Investors Clicked': object
  'WhatsApp Clicked': object
  /** Of the app stores: `google-play` or `app-store`. */
  'Store Clicked': { store: string }
  /** Host of the network. */
  'Social Clicked': { network: string }
  /** A network's own script shows a post (SOS-02). */
  'Embed Shown': { network: string }
}

export type EventName = keyof EventProperties

/** Every event that there is. */
export const eventNames = [
  'App Loaded',
  'Page Loaded',
  'Form Contact Toggled',
  'Form Submitted',
  'Email Sent',
  'Back to Home Clicked',
  'Back to Investors Clicked',
  'WhatsApp Clicked',
  'Store Clicked',
  'Social Clicked',
  'Embed Shown',
] as const satisfies readonly EventName[]

/** Properties that say who somebody is, or that somebody wrote. */
const contactProperties: ReadonlySet<string> = new Set<
  keyof EventProperties['Form Submitted'] | keyof EventProperties['Page Loaded']
>(['user_name', 'user_whatsapp', 'user_email', 'user_message', 'email', 'phone', 'name'])

/**
 * An event's properties with people's contact data left out: of each it is said whether it was
 * there (`has_email: true`), for the setting of ANA-01.
 */
export function withoutContactData(properties: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]: [string, unknown]) =>
      contactProperties.has(name) ? [`has_${name}`, value !== ''] : [name, value],
    ),
  )
}
