import fc from 'fast-check'
import type { FuzzRequest, FuzzResponse } from '../request'
import { MAX_FRAME_BYTES, PROBE_ID } from '../send-frames'
import { body, encode, json, text } from '../texts'
import { groq } from './groq'
import { FUZZ_IDS } from './writes'

/** Half of the parts are as the protocol wants them, so that frames get past the first check. */
const mostly = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: json })

const channel = mostly(fc.constantFrom('a', 'b', 1, '__proto__'))

const streamUrl = fc
  .record({
    prefix: fc.constantFrom('', '/lake', 'http://localhost:3000/lake', '//evil.example'),
    kind: fc.constantFrom('listen', 'listen', 'listen', 'live/events', 'query', '%zz'),
    dataset: fc.oneof(fc.constant('production'), text.map(encode)),
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

const openFrame = fc.record(
  {
    op: fc.constant('open'),
    id: channel,
    url: fc.oneof({ weight: 8, arbitrary: streamUrl }, { weight: 1, arbitrary: json }),
    authorization: fc.oneof(fc.constantFrom('Bearer x', '', 'Basic YTpi', null), json),
    lastEventId: mostly(fc.oneof(text, fc.constant(null))),
  },
  { requiredKeys: ['op', 'id', 'url'] },
)
const muxFrame = fc.oneof(
  { weight: 5, arbitrary: openFrame },
  { weight: 1, arbitrary: channel.map((id) => ({ op: 'close', id })) },
)

const rpcFrame = fc.record(
  {
    jsonrpc: mostly(fc.constant('2.0')),
    id: channel,
    method: mostly(
      fc.constantFrom(
        ...['authorization', 'subscribe', 'unsubscribe', 'rollcall', 'announce', 'disconnect'].map(
          (name, index) => (index === 0 ? name : `presence_${name}`),
        ),
      ),
    ),
    params: mostly(
      fc.record(
        {
          authorization: fc.oneof(fc.constant('Bearer x'), json),
          session: mostly(text),
          subscriptionId: mostly(text),
          data: mostly(
            fc.record({
              sessionId: mostly(text),
              locations: mostly(
                fc.array(
                  fc.oneof(
                    json,
                    fc.record({ documentId: fc.constantFrom('drafts.aboutPage', '') }),
                  ),
                  { maxLength: 60 },
                ),
              ),
            }),
          ),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: ['jsonrpc', 'id', 'method'] },
)

/** What no protocol knows: other JSON, broken JSON, bytes, and the longest frames. */
const oddFrame: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 4, arbitrary: body },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: fc.constantFrom('♥', '', '{}', 'null') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('open', 'presence_announce', '♥'), fc.constantFrom(-30, -1, 0, 1))
      .map(([word, more]) => longFrame(word, MAX_FRAME_BYTES + more)),
  },
)

/** A frame whose JSON is valid for both protocols up to its id. */
function longFrame(word: string, bytes: number): string {
  const frame = { jsonrpc: '2.0', op: word, method: word, url: '/', id: '' }
  return JSON.stringify({ ...frame, id: 'x'.repeat(bytes - JSON.stringify(frame).length) })
}

/** Other frames than the protocol's close the mux, so most lists have none of them. */
function frames(known: fc.Arbitrary<object>): fc.Arbitrary<readonly (string | Uint8Array)[]> {
  const frame = known.map((value) => JSON.stringify(value))
  return fc.oneof(
    { weight: 4, arbitrary: fc.array(frame, { maxLength: 8 }) },
    { weight: 2, arbitrary: fc.array(fc.oneof(frame, oddFrame), { maxLength: 8 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(frame, fc.integer({ min: 90, max: 1_500 }))
        .map(([one, times]) =>
          Array.from({ length: times }, (_, index) => one.replace(/"id":"[ab]"/, `"id":${index}`)),
        ),
    },
  )
}

/** Each announcement goes to every subscription of the socket. */
const manySubscriptions = fc
  .record({
    subscriptions: fc.integer({ min: 1, max: 3_000 }),
    announcements: fc.integer({ min: 1, max: 100 }),
    sessionId: fc.string({ maxLength: 200 }),
  })
  .map(({ subscriptions, announcements, sessionId }) => {
    const params = { data: { sessionId, locations: [] } }
    const call = (method: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    return [
      ...Array.from({ length: subscriptions }, () => call('presence_subscribe')),
      ...Array.from({ length: announcements }, () => call('presence_announce')),
    ]
  })

const protocols = [
  {
    paths: ['/lake/v1/mux', '/lake/vX/mux'],
    list: frames(muxFrame),
    probe: JSON.stringify({ op: 'open', id: PROBE_ID, url: '/nothing' }),
  },
  {
    paths: ['/lake/v2025-02-19/socket/production', '/lake/v1/socket/production'],
    list: fc.oneof(
      { weight: 8, arbitrary: frames(rpcFrame) },
      { weight: 1, arbitrary: manySubscriptions },
    ),
    probe: JSON.stringify({ jsonrpc: '2.0', id: PROBE_ID, method: 'probe' }),
  },
]
const oddPath = text.map((value) => `/lake/v1/socket/${encode(value)}`)

/**
 * WebSockets of event streams and presence. Another request writes while they are open.
 * @param session token of a Studio's session; `undefined` for sockets without one
 * @param writeToken token of an editor
 */
export function socketRequest(
  session: string | undefined,
  writeToken: string,
): fc.Arbitrary<FuzzRequest> {
  const mutations = [
    { createOrReplace: { _id: FUZZ_IDS[0], _type: 'fuzzed', a: 'abc' } },
    { createOrReplace: { _id: `drafts.${FUZZ_IDS[0]}`, _type: 'fuzzed', list: [1] } },
  ]
  const meanwhile: FuzzRequest = {
    method: 'POST',
    path: '/lake/v2025-02-19/data/mutate/production',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${writeToken}` },
    body: JSON.stringify({ mutations }),
  }
  return fc.constantFrom(...protocols).chain(({ paths, list, probe }) =>
    fc
      .record({
        path: fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...paths) },
          { weight: 1, arbitrary: oddPath },
        ),
        sent: list,
        writes: fc.boolean(),
      })
      .map(({ path, sent, writes }) => ({
        method: 'GET',
        path,
        ...(session !== undefined && { headers: { Authorization: `Bearer ${session}` } }),
        frames: { sent, probe, ...(writes && { meanwhile }) },
      })),
  )
}

/** A stream that the lake could not open, in a frame instead of a status. */
export const findSocketFault = (_request: FuzzRequest, response: FuzzResponse) =>
  response.body.includes('"t":"fail","status":500') ? 'a stream failed with 500' : undefined
