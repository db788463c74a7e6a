import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'

const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    device: z.string(),
    createdAt: z.string(),
    usedAt: z.string(),
    isCurrent: z.boolean(),
  }),
)
const secondFactorSchema = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  recoveryCodes: z.number(),
})
const setUpSchema = z.object({ key: z.string(), qr: z.string() })
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

export type Session = z.infer<typeof sessionsSchema>[number]
/** `qr` is an SVG. */
export type SetUp = z.infer<typeof setUpSchema>

/** Requests for the user's account at the embedded lake. All throw ClientError or ZodError. */
export function createAccountRequests(client: SanityClient) {
  const request = (method: string, path: string, body?: object) =>
    client.request<unknown>({ method, url: `/users/me/${path}`, body, tag: 'account' })
  return {
    listSessions: async () => sessionsSchema.parse(await request('GET', 'sessions')),
    /** @param id of the session; without it, ends all but the current one */
    async endSession(id?: string) {
      await request('DELETE', id === undefined ? 'sessions' : `sessions/${id}`)
    },
    readSecondFactor: async () => secondFactorSchema.parse(await request('GET', 'second-factor')),
    async startSecondFactor(password: string) {
      return setUpSchema.parse(await request('POST', 'second-factor', { password }))
    },
    /** @returns recovery codes, which cannot be read again */
    async confirmSecondFactor(code: string) {
      const body = await request('POST', 'second-factor/confirm', { code })
      return recoveryCodesSchema.parse(body).recoveryCodes
    },
    async removeSecondFactor(password: string, code: string) {
      await request('POST', 'second-factor/off', { password, code })
    },
  }
}

/** The key of the text about a rejected request with a password or code. */
export function describeRejection(error: unknown): 'wrong' | 'tooMany' | 'failed' {
  const status = readStatus(error)
  if (status === 403) return 'wrong'
  return status === 429 ? 'tooMany' : 'failed'
}

/** @returns the HTTP status of a rejected request */
export function readStatus(error: unknown): number | undefined {
  return error instanceof ClientError ? error.statusCode : undefined
}
