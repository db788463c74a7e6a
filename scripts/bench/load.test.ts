import { expect, test } from 'vitest'
import { alternate, parseReport } from './load'

const report = (p50: string, p99: string, more = '') => `Running 1s test @ http://127.0.0.1:1/
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   762.83ms  312.90ms   1.23s    54.55%
  Latency Distribution
     50%  ${p50}
     75%    1.07s 
     90%    1.16s 
     99%  ${p99}
  11 requests in 2.01s, 3.09MB read
${more}Requests/sec:   8825.26
Transfer/sec:      1.54MB
`

test.each([
  ['635.50us', '86.18ms', 0.6355, 86.18],
  ['1.07s ', '1.50m ', 1_070, 90_000],
])('reads latencies of %s and %s in milliseconds (FAST-02)', (p50, p99, p50Ms, p99Ms) => {
  const load = parseReport(report(p50, p99))
  expect(load.rate).toBe(8825.26)
  expect(load.p50Ms).toBeCloseTo(p50Ms)
  expect(load.p99Ms).toBeCloseTo(p99Ms)
})

test('rejects a report with errors (FAST-02)', () => {
  const failed = (line: string) => () => parseReport(report('1.00ms', '2.00ms', `${line}\n`))
  expect(failed('  Non-2xx or 3xx responses: 3')).toThrow('Non-2xx or 3xx responses: 3')
  expect(failed('  Socket errors: connect 0, read 1, write 0, timeout 0')).toThrow('read 1')
  expect(() => parseReport('unknown option')).toThrow('unknown option')
})

test('alternates the runs and returns the median of each side (FAST-02)', async () => {
  const order: string[] = []
  const measure = (name: string, rates: number[]) => () => {
    order.push(name)
    return Promise.resolve({ rate: rates.shift() ?? 0, p50Ms: 1, p99Ms: 2 })
  }
  const { ours, reference } = await alternate(
    measure('ours', [5, 1, 3]),
    measure('reference', [10, 30, 20]),
  )
  expect(order).toEqual(['ours', 'reference', 'ours', 'reference', 'ours', 'reference'])
  expect([ours.rate, reference.rate]).toEqual([3, 20])
})
