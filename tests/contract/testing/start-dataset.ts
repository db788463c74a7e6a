import { documentId } from '~/services/investor-requests/outbox/request-document.server'
import { validForm } from '#app/testing/investor-requests/valid-form'
import { startLake } from './start-lake'

export const investorRequest = validForm
/** The request again, with a corrected telephone number. */
export const correctedRequest = { ...investorRequest, user_whatsapp: '+54 11 5000 0000' }
export const NOON = Date.parse('2025-03-07T12:00:00Z')
export const MINUTE_MS = 60_000
export const KEY = '6ba7b810-9dad-41d1-80b4-00c04fd430c8'

/** Starts a lake and creates the administrator client that the site's server uses. */
export async function startDataset() {
  const lake = await startLake()
  const client = lake.as('administrator', { perspective: 'raw', maxRetries: 0 })
  return { lake, client, read: (key: string) => client.getDocument(documentId(key)) }
}
