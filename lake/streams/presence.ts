import type { WebSocket } from 'ws'
import { z } from 'zod'
import { bearerToken, callerOfAuthorization } from '../authorization'
import type { LakeCore } from '../core'
import { ApiError } from '../errors'
import { textOf } from './mux'

const HEARTBEAT = '♥'
const HEARTBEAT_MS = 20_000
const INVALID_REQUEST = -32600
const METHOD_NOT_FOUND = -32601

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.looseObject({}).default({}),
})
const session = z.object({ session: z.string().max(200) })
const announcement = z.object({
  data: z.object({ sessionId: z.string().max(200), locations: z.array(z.unknown()).max(50) }),
})

class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** The Studio's presence: who is where in the content, told between all who have subscribed. */
export interface Presence {
  /** Speaks JSON-RPC 2.0 with one socket until it closes. */
  serve(socket: WebSocket): void
}

interface Member {
  /** What it signed in with: whether that still stands for somebody is asked each time. */
  token: string | undefined
  readonly subscriptions: Set<string>
  /** The Studio's session in this socket and whose it is, to tell the others when it is gone. */
  session: { readonly id: string; readonly userId: string } | undefined
  notify(subscription: string, result: unknown): void
}

/** One room for everyone with the dataset open. */
export function createPresence(core: LakeCore): Presence {
  const members = new Set<Member>()
  /** Who the member is now: nobody before it signs in, and after its session or token has ended. */
  const callerOf = ({ token }: Member) => {
    try {
      return token === undefined ? undefined : core.accounts.callerOf(token)
    } catch (error) {
      // There is no request to answer with the fault.
      core.log('a token could not be looked up', { error: String(error) })
      return undefined
    }
  }
  const broadcast = (result: unknown) => {
    for (const member of members) {
      if (member.subscriptions.size === 0 || callerOf(member)?.kind !== 'user') continue
      for (const subscription of member.subscriptions) member.notify(subscription, result)
    }
  }

  const perform = (member: Member, method: string, params: unknown): unknown => {
    if (method === 'authorization') {
      const { authorization } = z.object({ authorization: z.string() }).parse(params)
      callerOfAuthorization(authorization, core.accounts)
      member.token = bearerToken(authorization)
      return {}
    }
    const caller = callerOf(member)
    if (caller?.kind !== 'user') throw new RpcError(INVALID_REQUEST, 'Authorize first')
    const { userId: i } = caller
    switch (method) {
      case 'presence_subscribe': {
        const subscription = core.newId()
        member.subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe': {
        const { subscriptionId } = z.object({ subscriptionId: z.string() }).parse(params)
        member.subscriptions.delete(subscriptionId)
        return {}
      }
      case 'presence_rollcall':
        broadcast({ type: 'rollCall', i, session: session.parse(params).session })
        return {}
      case 'presence_announce': {
        const { data } = announcement.parse(params)
        member.session = { id: data.sessionId, userId: i }
        broadcast({ type: 'state', i, m: data })
        return {}
      }
      case 'presence_disconnect':
        broadcast({ type: 'disconnect', i, m: session.parse(params) })
        member.session = undefined
        return {}
      default:
        throw new RpcError(METHOD_NOT_FOUND, `There is no method "${method}"`)
    }
  }

  return {
    serve(socket) {
      const send = (message: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
      const member: Member = {
        token: undefined,
        subscriptions: new Set(),
        session: undefined,
        notify: (subscription, result) =>
          send({ method: 'presence_subscription', params: { subscription, result } }),
      }
      members.add(member)
      const heartbeat = setInterval(() => socket.send(HEARTBEAT), HEARTBEAT_MS)
      socket.on('message', (raw) => {
        const text = textOf(raw)
        if (text === HEARTBEAT) return
        const answer = answerTo(text, (method, params) => perform(member, method, params))
        send(answer)
      })
      socket.on('close', () => {
        clearInterval(heartbeat)
        members.delete(member)
        const { session: gone } = member
        if (gone !== undefined) {
          broadcast({ type: 'disconnect', i: gone.userId, m: { session: gone.id } })
        }
      })
    },
  }
}

function answerTo(text: string, perform: (method: string, params: unknown) => unknown): object {
  let id: string | number | null = null
  try {
    const request = requestSchema.parse(JSON.parse(text))
    id = request.id
    return { id, result: perform(request.method, request.params) }
  } catch (error) {
    if (error instanceof RpcError)
      return { id, error: { code: error.code, message: error.message } }
    const message = error instanceof ApiError ? error.message : 'Not a valid request'
    return { id, error: { code: INVALID_REQUEST, message } }
  }
}
