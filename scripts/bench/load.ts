import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { requireProgram } from '../lib/programs'
import { median, type RequestHeaders } from './http'

/** What a server has done under load. */
export interface Load {
  /** Requests a second. */
  readonly rate: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** The same load for the product and for its reference, in alternating runs: the medians. */
export interface Comparison {
  readonly ours: Load
  readonly reference: Load
}

export interface LoadOptions {
  readonly connections: number
  readonly seconds: number
  readonly headers?: RequestHeaders
}

/** Requests that are under way when its time is over do not count. */
const TIMEOUT = '30s'
const ROUNDS = 3

/**
 * Loads a server with wrk. One thread of it: on two processors the server has the other.
 * @throws Error when an answer is an error: a bench of failures would look fast
 */
export async function load(
  url: string,
  { connections, seconds, headers = {} }: LoadOptions,
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', TIMEOUT, '--latency']
  const program = await requireProgram('wrk')
  const { stdout } = await promisify(execFile)(program, [...args, ...given, url])
  return parseReport(stdout)
}

/** Loads both in turn, so that what else the machine does meets both. */
export async function compareLoad(
  url: string,
  referenceUrl: string,
  options: LoadOptions,
): Promise<Comparison> {
  return alternate(
    () => load(url, options),
    () => load(referenceUrl, options),
  )
}

/** Takes both measures in turn. */
export async function alternate(
  ours: () => Promise<Load>,
  reference: () => Promise<Load>,
  rounds = ROUNDS,
): Promise<Comparison> {
  const runs: { ours: Load; reference: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    runs.push({ ours: await ours(), reference: await reference() })
  }
  return {
    ours: medianLoad(runs.map((run) => run.ours)),
    reference: medianLoad(runs.map((run) => run.reference)),
  }
}

function medianLoad(loads: readonly Load[]): Load {
  return {
    rate: median(loads.map(({ rate }) => rate)),
    p50Ms: median(loads.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
  }
}

const MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

/**
 * Reads what wrk prints with `--latency`.
 * @throws Error when answers were errors, or it is another program's output
 */
export function parseReport(report: string): Load {
  const faults = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(report)?.[0]
  if (faults !== undefined) throw new Error(`Under load: ${faults}`)
  const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(report)?.[1]
  if (rate === undefined) throw new Error(`This is no report of wrk:\n${report}`)
  return { rate: Number(rate), p50Ms: latency(report, 50), p99Ms: latency(report, 99) }
}

function latency(report: string, percentile: number): number {
  const [, figure, unit = ''] =
    new RegExp(`^\\s+${percentile}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(report) ?? []
  return Number(figure) * (MS[unit] ?? Number.NaN)
}
