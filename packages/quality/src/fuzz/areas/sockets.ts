import fc from 'fast-check'
import type { FuzzRequest, FuzzResponse } from '../request'
import { MAX_FRAME_BYTES, PROBE_ID } from '../send-frames'
import { body, damage, encode, json, mostly, oneOf, postJson, text } from '../texts'
import { groq } from './groq'
import { FUZZ_IDS, MUTATE } from './writes'

const channel = fc.constantFrom('a', 'b', 1, '__proto__')

const streamUrl = fc
  .record({
    prefix: oneOf('/lake http://localhost:3000/lake //evil.example'),
    kind: mostly(fc.constant('listen'), oneOf('live/events query %zz')),
    dataset: mostly(fc.constant('production'), text.map(encode)),
    query: fc.oneof(groq, fc.constant('*[_type == "fuzzed"]')),
    options: fc.subarray([
      ...['includeResult=true', 'includePreviousRevision=true', 'effectFormat=mendoza'],
      ...['includeAllVersions=true', 'enableResume=true', 'visibility=query', 'includeDrafts=true'],
      ...['$a=1', '$a=[', 'lastEventId=x'],
    ]),
  })
  .map(
    ({ prefix, kind, dataset, query, options }) =>
      `${prefix}/v2025-02-19/data/${kind}/${dataset}?query=${encode(query)}&${options.join('&')}`,
  )

/** Frames of event streams. */
const streamFrame = mostly(
  damage({
    op: 'open',
    id: channel,
    url: streamUrl,
    lastEventId: text,
    authorization: fc.constantFrom('Bearer x', '', 'Basic YTpi'),
  }),
  damage({ op: 'close', id: channel }),
)

/** Frames of presence. */
const presenceFrame = damage({
  jsonrpc: '2.0',
  id: channel,
  method: oneOf('authorization subscribe unsubscribe rollcall announce disconnect').map((name) =>
    name === 'authorization' ? name : `presence_${name}`,
  ),
  params: {
    authorization: 'Bearer x',
    session: text,
    subscriptionId: text,
    data: {
      sessionId: text,
      locations: fc.array(fc.oneof(json, fc.constant({ documentId: 'drafts.aboutPage' })), {
        maxLength: 60,
      }),
    },
  },
})

/** What no protocol knows: other JSON, broken JSON, bytes, and the longest frames. */
const oddFrame: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 4, arbitrary: body },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: fc.constantFrom('♥', '', '{}', 'null') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(oneOf('open presence_announce ♥'), fc.constantFrom(-30, -1, 0, 1))
      .map(([word, more]) => createLongFrame(word, MAX_FRAME_BYTES + more)),
  },
)

/** A frame whose JSON is valid for both protocols up to its id. */
function createLongFrame(word: string, bytes: number): string {
  const frame = { jsonrpc: '2.0', op: word, method: word, url: '/', id: '' }
  return JSON.stringify({ ...frame, id: 'x'.repeat(bytes - JSON.stringify(frame).length) })
}

/** Other frames than the protocol's close the socket, so most lists have none of them. */
function createFrames(known: fc.Arbitrary<unknown>) {
  const frame = known.map((value) => JSON.stringify({ frame: value }).slice('{"frame":'.length, -1))
  const many = fc
    .tuple(frame, fc.integer({ min: 90, max: 1_500 }))
    .map(([one, times]) =>
      Array.from({ length: times }, (_, index) => one.replace(/"id":"[ab]"/, `"id":${index}`)),
    )
  return fc.oneof<fc.Arbitrary<readonly (string | Uint8Array)[]>[]>(
    fc.array(frame, { maxLength: 8 }),
    fc.array(mostly(frame, oddFrame), { maxLength: 8 }),
    many,
  )
}

const protocols = [
  {
    paths: '/lake/v1/mux /lake/vX/mux',
    list: createFrames(streamFrame),
    probe: JSON.stringify({ op: 'open', id: PROBE_ID, url: '/nothing' }),
  },
  {
    paths: '/lake/v2025-02-19/socket/production /lake/v1/socket/production',
    list: createFrames(presenceFrame),
    probe: JSON.stringify({ jsonrpc: '2.0', id: PROBE_ID, method: 'probe' }),
  },
]
const oddPath = text.map((value) => `/lake/v1/socket/${encode(value)}`)

/**
 * WebSockets of event streams and presence. Another request writes while they are open.
 * @param session token of a Studio's session; half of the sockets have none
 * @param writeToken token of an editor
 */
export function socketRequest(session: string, writeToken: string): fc.Arbitrary<FuzzRequest> {
  const document = { _id: FUZZ_IDS[0], _type: 'fuzzed', a: 'abc' }
  const meanwhile = postJson(MUTATE, { mutations: [{ createOrReplace: document }] }, writeToken)
  return fc.constantFrom(...protocols).chain(({ paths, list, probe }) =>
    fc
      .record({
        path: mostly(oneOf(paths), oddPath),
        sent: list,
        isSignedIn: fc.boolean(),
        writes: fc.boolean(),
      })
      .map(({ path, sent, isSignedIn, writes }) => ({
        method: 'GET',
        path,
        ...(isSignedIn && { headers: { Authorization: `Bearer ${session}` } }),
        frames: { sent, probe, ...(writes && { meanwhile }) },
      })),
  )
}

/** A stream that the lake could not open, in a frame instead of a status. */
export const findSocketError = (_request: FuzzRequest, response: FuzzResponse) =>
  response.body.includes('"t":"fail","status":500') ? 'a stream failed with 500' : undefined
