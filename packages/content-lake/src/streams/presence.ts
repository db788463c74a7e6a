import type { WebSocket } from 'ws'
import { z } from 'zod'
import { canRead } from '../access'
import { authenticate, bearerToken } from '../accounts/caller'
import type { LakeCore } from '../context'
import { ApiError } from '../errors'
import type { Caller } from '../types'
import { toText } from './mux'

const HEARTBEAT = '♥'
const HEARTBEAT_MS = 20_000
/** The Studio needs one. Each gets a message for every event of every session. */
const MAX_SUBSCRIPTIONS = 20
const INVALID_REQUEST = -32600
const METHOD_NOT_FOUND = -32601
/** RFC 6455: the message violates a policy of the server. */
const CLOSE_POLICY = 1008

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.looseObject({}).default({}),
})
const sessionSchema = z.object({ session: z.string().max(200) })
const announcementSchema = z.object({
  data: z.object({ sessionId: z.string().max(200), locations: z.array(z.unknown()).max(50) }),
})
const locationSchema = z.object({ documentId: z.string() })

type Announcement = z.infer<typeof announcementSchema>['data']

class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

export type Presence = ReturnType<typeof createPresence>

interface Member {
  /** Checked before each use, because the session or token may have ended. */
  token: string | undefined
  readonly subscriptions: Set<string>
  /** The announced session of the Studio, to notify others when the socket closes. */
  session: { readonly id: string; readonly userId: string } | undefined
  notify(subscription: string, result: unknown): void
  close(): void
}

/** The Studio's presence: which documents each user has open, sent to all subscribers. */
export function createPresence(core: LakeCore) {
  const members = new Map<WebSocket, Member>()
  /** @returns `undefined` before sign-in and after the session or token has ended */
  const findCaller = (member: Member) => {
    const { token } = member
    if (token === undefined) return undefined
    try {
      const caller = core.accounts.findCaller(token)
      if (caller === undefined) member.close()
      return caller
    } catch (error) {
      // There is no response that could report the error.
      core.log('could not look up a token', { error: String(error) })
      return undefined
    }
  }
  /** @param getResult returns what a receiver may know */
  const broadcast = (getResult: (receiver: Caller) => unknown) => {
    for (const member of members.values()) {
      const receiver = member.subscriptions.size === 0 ? undefined : findCaller(member)
      if (receiver?.kind !== 'user') continue
      const result = getResult(receiver)
      for (const subscription of member.subscriptions) member.notify(subscription, result)
    }
  }

  const handle = (member: Member, method: string, params: unknown): unknown => {
    if (method === 'authorization') {
      const { authorization } = z.object({ authorization: z.string() }).parse(params)
      authenticate(authorization, core.accounts)
      member.token = bearerToken(authorization)
      return {}
    }
    const caller = findCaller(member)
    if (caller?.kind !== 'user') throw new RpcError(INVALID_REQUEST, 'Authorize first')
    const { userId: i } = caller
    switch (method) {
      case 'presence_subscribe': {
        if (member.subscriptions.size >= MAX_SUBSCRIPTIONS) {
          const message = `At most ${MAX_SUBSCRIPTIONS} subscriptions in a socket`
          throw new RpcError(INVALID_REQUEST, message)
        }
        const subscription = core.newId()
        member.subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe': {
        const { subscriptionId } = z.object({ subscriptionId: z.string() }).parse(params)
        member.subscriptions.delete(subscriptionId)
        return {}
      }
      case 'presence_rollcall': {
        const { session } = sessionSchema.parse(params)
        broadcast(() => ({ type: 'rollCall', i, session }))
        return {}
      }
      case 'presence_announce': {
        const { data } = announcementSchema.parse(params)
        member.session = { id: data.sessionId, userId: i }
        broadcast((receiver) => ({ type: 'state', i, m: hideLocations(data, receiver) }))
        return {}
      }
      case 'presence_disconnect': {
        const m = sessionSchema.parse(params)
        broadcast(() => ({ type: 'disconnect', i, m }))
        member.session = undefined
        return {}
      }
      default:
        throw new RpcError(METHOD_NOT_FOUND, `There is no method "${method}"`)
    }
  }

  return {
    /**
     * Speaks JSON-RPC 2.0 with one socket until it closes. Closes the socket once its session or
     * token has ended, so that the Studio connects again after the next sign-in.
     * @param authorization of the socket itself; the client may send another one
     */
    serve(socket: WebSocket, authorization?: string) {
      const send = (message: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
      const member: Member = {
        token: bearerToken(authorization),
        subscriptions: new Set(),
        session: undefined,
        notify: (subscription, result) =>
          send({ method: 'presence_subscription', params: { subscription, result } }),
        close: () => socket.close(CLOSE_POLICY, 'the session has ended'),
      }
      members.set(socket, member)
      const heartbeat = setInterval(() => socket.send(HEARTBEAT), HEARTBEAT_MS)
      socket.on('message', (raw) => {
        const text = toText(raw)
        if (text === HEARTBEAT) return
        send(respond(text, (method, params) => handle(member, method, params)))
      })
      socket.on('close', () => {
        clearInterval(heartbeat)
        members.delete(socket)
        const { session } = member
        if (session !== undefined) {
          const m = { session: session.id }
          broadcast(() => ({ type: 'disconnect', i: session.userId, m }))
        }
      })
    },
    /** Closes all sockets; the Studio connects again. */
    disconnect() {
      for (const socket of members.keys()) socket.terminate()
    },
  }
}

/** Leaves out the documents that the receiver may not read. */
function hideLocations(data: Announcement, receiver: Caller): Announcement {
  const locations = data.locations.filter((location) => {
    const { success, data: read } = locationSchema.safeParse(location)
    return !success || canRead(receiver, read.documentId)
  })
  return { ...data, locations }
}

function respond(text: string, handle: (method: string, params: unknown) => unknown): object {
  let id: string | number | null = null
  try {
    const request = requestSchema.parse(JSON.parse(text))
    id = request.id
    return { id, result: handle(request.method, request.params) }
  } catch (error) {
    if (error instanceof RpcError)
      return { id, error: { code: error.code, message: error.message } }
    const message = error instanceof ApiError ? error.message : 'Not a valid request'
    return { id, error: { code: INVALID_REQUEST, message } }
  }
}
