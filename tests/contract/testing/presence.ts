import { openSocket } from './socket'

/** Creates a JSON-RPC request of Sanity's presence protocol. */
export const rpc = (id: number, method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})

/** The notification of an event to a subscriber. */
export const presenceEvent = (result: object) => ({
  method: 'presence_subscription',
  params: { result },
})

export const openPresence = (
  origin: string,
  dataset = 'production',
  options?: Parameters<typeof openSocket>[2],
) => openSocket(origin, `/v2022-06-30/socket/${dataset}?tag=x`, options)

/** Opens a presence socket, signs in and subscribes; the first two frames are the responses. */
export async function joinPresence(origin: string, token: string, dataset?: string) {
  const socket = await openPresence(origin, dataset)
  socket.send(rpc(1, 'authorization', { authorization: `Bearer ${token}` }))
  socket.send(rpc(2, 'presence_subscribe'))
  await socket.atLeast(2)
  return socket
}
