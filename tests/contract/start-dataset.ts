import { documentId } from '~/services/investor-requests/request-document.server'
import { wholeForm } from '../../scripts/lib/investor-form'
import { startLake } from './start-lake'

export const ana = { ...wholeForm, user_currency: 'USD' as const }
export const mended = { ...ana, user_whatsapp: '+54 11 5000 0000' }
export const NOON = Date.parse('2025-03-07T12:00:00Z')
export const MINUTE_MS = 60_000
export const KEY = '6ba7b810-9dad-41d1-80b4-00c04fd430c8'

/** A lake and a client with every right, as the site's server has it. */
export async function startDataset() {
  const lake = await startLake()
  const client = lake.as('administrator', { perspective: 'raw', maxRetries: 0 })
  return { lake, client, read: (key: string) => client.getDocument(documentId(key)) }
}
