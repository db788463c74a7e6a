import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { requireProgram } from '../lib/programs'
import { median, type RequestHeaders } from './http'

/** Results of a load test. */
export interface Load {
  /** Requests a second. */
  readonly rate: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Median results of the product and its reference under the same load. */
export interface Comparison {
  readonly ours: Load
  readonly reference: Load
}

export interface LoadOptions {
  readonly connections: number
  readonly seconds: number
  readonly headers?: RequestHeaders
  /** Pause of each connection between two requests; none by default. */
  readonly pauseMs?: number
}

const TIMEOUT = '30s'
const ROUNDS = 3

/**
 * Loads a server with wrk, on one thread so that the server has the other processor.
 * @throws Error when a response is an error, because errors would look fast
 */
export async function load(
  url: string,
  { connections, seconds, headers = {}, pauseMs = 0 }: LoadOptions,
): Promise<Load> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', TIMEOUT, '--latency']
  const program = await requireProgram('wrk')
  const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'))
  try {
    const script = path.join(folder, 'pause.lua')
    writeFileSync(script, `function delay() return ${pauseMs} end`)
    const pauseArgs = pauseMs === 0 ? [] : ['-s', script]
    const { stdout } = await promisify(execFile)(program, [
      ...args,
      ...pauseArgs,
      ...headerArgs,
      url,
    ])
    return parseReport(stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Loads both in turn, so that other processes affect both. */
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

/** Runs both measurements in turn. */
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
 * Parses the output of `wrk --latency`.
 * @throws Error when responses were errors, or for other output
 */
export function parseReport(report: string): Load {
  const errors = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(report)?.[0]
  if (errors !== undefined) throw new Error(`Under load: ${errors}`)
  const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(report)?.[1]
  if (rate === undefined) throw new Error(`Not a wrk report:\n${report}`)
  return { rate: Number(rate), p50Ms: latency(report, 50), p99Ms: latency(report, 99) }
}

function latency(report: string, percentile: number): number {
  const [, figure, unit = ''] =
    new RegExp(`^\\s+${percentile}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(report) ?? []
  return Number(figure) * (MS[unit] ?? Number.NaN)
}
