/** The events of the site, by the exact names under which they are known everywhere (ANA-01). */
export const eventNames = [
  'Form Submitted',
  'Email Sent',
  'App Loaded',
  'Form Contact Toggled',
  'Page Loaded',
  'Back to Home Clicked',
  'Back to Investors Clicked',
  'WhatsApp Clicked',
] as const

export type EventName = (typeof eventNames)[number]
