import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

const roleSchema = z.enum(['administrator', 'editor', 'viewer', 'request-viewer'])
const userSchema = z.object({ id: z.string(), email: z.string(), role: roleSchema })
const memberSchema = userSchema.extend({ usedAt: z.string().nullable() })
const linkSchema = z.object({ link: z.string().nullable() })

export type Role = z.infer<typeof roleSchema>
export const roles = roleSchema.options
export type Member = z.infer<typeof memberSchema>

/** Requests of administrators for the users of the embedded lake. All throw ClientError or ZodError. */
export function createTeamRequests(client: SanityClient) {
  const users = `/projects/${client.config().projectId ?? ''}/users`
  const request = (method: string, path: string, body?: object) =>
    client.request<unknown>({ method, url: users + path, body, tag: 'team' })
  /** @returns the link to choose a password; `null` when the lake has sent it by e-mail */
  const sendLink = async (id: string) =>
    linkSchema.parse(await request('POST', `/${id}/password-link`)).link
  return {
    list: async () => z.array(memberSchema).parse(await request('GET', '')),
    sendLink,
    /** @returns as `sendLink` */
    async invite(email: string, role: Role) {
      return sendLink(userSchema.parse(await request('POST', '', { email, role })).id)
    },
    async setRole(id: string, role: Role) {
      await request('PATCH', `/${id}`, { role })
    },
    async endSessions(id: string) {
      await request('DELETE', `/${id}/sessions`)
    },
    async remove(id: string) {
      await request('DELETE', `/${id}`)
    },
  }
}

export type TeamRequests = ReturnType<typeof createTeamRequests>
