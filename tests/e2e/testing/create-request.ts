import type { SanityClient } from '@sanity/client'

const MINUTE_MS = 60_000

interface TestRequest {
  readonly key: string
  readonly name: string
  readonly minutesAgo?: number
  readonly status?: string
  readonly delivery?: 'pending' | 'sent' | 'failing'
  readonly message?: string
}

/** Creates the document of an investor request as the site does. */
export function createRequest(
  dataset: SanityClient,
  { key, name, minutesAgo = 0, ...rest }: TestRequest,
) {
  return dataset.create({
    _id: `investorRequest.${key}`,
    _type: 'investorRequest',
    user_name: name,
    user_whatsapp: '+54 291 555 1234',
    user_email: `${key}@correo.example`,
    user_currency: 'USD',
    user_message: rest.message ?? 'Quiero saber más.',
    status: rest.status ?? 'nueva',
    createdAt: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
    idempotencyKey: key,
    delivery: { state: rest.delivery ?? 'sent', attempts: 1 },
  })
}
