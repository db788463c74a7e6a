import { z } from 'zod'
import type { TestInstance } from '../lib/test-instance'
import type { FuzzRequest } from './request'
import type { Send } from './send'

const API = '/lake/v2025-02-19'
const EMAIL = 'azar@example.test'

/**
 * Adds an administrator and signs in as a Studio does.
 * @returns the token of the session
 * @throws Error when a step fails
 */
export async function openSession(
  { token, site, origin }: TestInstance,
  send: Send,
): Promise<string> {
  const request = async (sent: FuzzRequest) => {
    const response = await send(sent)
    if (response === undefined || response.status >= 400) {
      throw new Error(`No session: ${sent.path} answered ${String(response?.status)}`)
    }
    return response
  }
  const { body } = await request({
    method: 'POST',
    path: `${API}/projects/embedded/users`,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, role: 'administrator' }),
  })
  const { password } = z.object({ password: z.string() }).parse(JSON.parse(body))
  const { headers } = await request({
    method: 'POST',
    path: '/lake/login',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site },
    body: new URLSearchParams({ email: EMAIL, password, origin: `${origin}/studio` }).toString(),
  })
  const sid = new URL(headers.location ?? '').hash.slice('#sid='.length)
  const session = await request({ method: 'GET', path: `${API}/auth/fetch?sid=${sid}` })
  return z.object({ token: z.string() }).parse(JSON.parse(session.body)).token
}
