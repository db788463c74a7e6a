import fc from 'fast-check'
import { mostly, oneOf, text } from '../texts'

export const method = mostly(oneOf('GET HEAD POST'), oneOf('PUT PATCH DELETE OPTIONS TRACE PURGE'))

const names =
  'Accept Accept-Encoding Accept-Language Authorization Content-Type Cookie Host If-Modified-Since ' +
  'If-None-Match Origin Range Referer User-Agent Sec-Fetch-Site X-Forwarded-For X-Forwarded-Host ' +
  'X-Forwarded-Proto X-Posted-From X-Request-Id Priority Sec-CH-UA-Platform X-Remix-Revalidate'

/** Characters that Node's client sends in the value of a header. */
const headerText = text.map((value) =>
  value.replaceAll(/[^\x20-\x7e\xa0-\xff]/gu, '').slice(0, 2_000),
)

const values = fc.oneof(
  headerText,
  oneOf('same-origin cross-site null */* text/html application/json br;q=0 bytes=0- bytes=9-1'),
  oneOf(
    'https https://evil.example application/x-www-form-urlencoded multipart/form-data;boundary=a',
  ),
)

export const headers = fc
  .array(fc.tuple(oneOf(names), values), { maxLength: 4 })
  .map((entries): Record<string, string> => Object.fromEntries(entries))
