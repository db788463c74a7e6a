import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.server'

const site = 'https://yapa.example'

function check(headers: Record<string, string>) {
  return isSameOrigin(new Request(`${site}/newsletter`, { method: 'POST', headers }), site)
}

test.each([
  { 'Sec-Fetch-Site': 'same-origin', Origin: site },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
  { Origin: site },
  { Origin: 'http://localhost:3000', Host: 'localhost:3000' },
  { 'X-Posted-From': site },
])('accepts a form of this site: %j (NEWS-03)', (headers) => {
  expect(check(headers)).toBe(true)
})

test.each([
  {},
  { Host: 'yapa.example' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: site },
  { 'Sec-Fetch-Site': 'same-site', Origin: site },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'https://evil.example', Host: 'yapa.example' },
  { Origin: 'https://yapa.example.evil.example' },
  { Origin: 'http://yapa.example' },
  { Origin: 'null', Host: 'null' },
  { Origin: '' },
  { 'X-Posted-From': 'https://evil.example' },
])('rejects any other form: %j (NEWS-03)', (headers) => {
  expect(check(headers)).toBe(false)
})
