import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { variablesWith } from '#config/variables.server.mjs'
import { seededData } from '../e2e/testing/seeded-data'
import { startTestInstance, type TestInstance } from '../e2e/testing/test-instance'
import { killProcess, waitForProcess } from './testing/processes'
import { checkRequests } from './testing/submissions/check-requests'
import { MAIL_AFTER_MS, visit } from './testing/submissions/visit'
import { createVisitor } from './testing/submissions/visitor'

// Kills and reloads the site while requests come in. Needs its own processes, but no browser.
test.describe.configure({ mode: 'serial' })

const PER_SECOND = 10
const STORM_PER_SECOND = 500
/** Visitors who send the investors form during the reload. */
const VISITORS = 6
/** Requests before and after each event. */
const SOME = 5

let instance: TestInstance

test.beforeAll(async () => {
  instance = await startTestInstance({ MAIL_AFTER_MS: String(MAIL_AFTER_MS) }, seededData())
})

test.afterAll(() => instance.dispose())

test('a kill fails only requests in flight; others wait, even at a high rate (OPS-01)', async () => {
  const loads = startLoads()
  await untilAnswered(loads, SOME)
  killProcess(await waitForProcess(instance.pid, 'site'))
  const inFlight = loads.flatMap(({ requests }) => requests.filter(({ isOpen }) => isOpen))
  const sent = loads.map(({ requests }) => requests.length)
  const storm = sendSteadily(`${instance.site}/`, { perSecond: STORM_PER_SECOND, keepAlive: false })
  await untilAnswered(loads, Math.max(...sent) + SOME)
  await stop([...loads, storm])
  expect(storm.requests.filter(({ status }) => status !== 200)).toEqual([])
  const failed = loads.flatMap(({ requests }) => requests.filter(({ status }) => status !== 200))
  expect(failed.filter((request) => !inFlight.includes(request))).toEqual([])
})

test('a reload fails no request, repeats no e-mail, and ends the old process (OPS-01)', async () => {
  const loads = startLoads()
  await untilAnswered(loads, SOME)
  const visits = Promise.all(
    Array.from({ length: VISITORS }, (_, number) => visit(instance, createVisitor(number))),
  )
  const before = await waitForProcess(instance.pid, 'site')
  const { code, output } = await reload(process.cwd())
  expect(output).toContain('Reloaded in')
  expect(code).toBe(0)
  await expect.poll(() => isRunning(before)).toBe(false)
  // The new process has the relay now.
  expect((await fetch(`${instance.site}/_mail`)).status).toBe(200)
  const findings = await checkRequests(instance, await visits)
  expect(Object.values(findings.errors).flat()).toEqual([])
  // The site answers from memory while the lake restarts.
  const former = await waitForProcess(instance.pid, 'site')
  expect((await reload(process.cwd(), '--lake')).code).toBe(0)
  expect(await instance.client.fetch('defined(*[_id == "siteSettings"][0])')).toBe(true)
  await stop(loads)
  const all = loads.flatMap(({ requests }) => requests)
  expect(all.filter(({ status }) => status !== 200)).toEqual([])
  await expect.poll(() => isRunning(former)).toBe(false)
})

test('a build that does not start leaves the site as it is, also with a new lake (OPS-01)', async () => {
  const root = createBrokenBuild()
  try {
    const before = await waitForProcess(instance.pid, 'site')
    for (const [options, reason] of [
      [[], 'The new site does not start: it ended (code 1), see the log'],
      [['--lake'], `The lake already runs from ${root}.`],
    ] as const) {
      const { code, output } = await reload(root, ...options)
      expect(output).toContain(reason)
      expect(code).toBe(1)
      expect(await waitForProcess(instance.pid, 'site')).toBe(before)
      expect((await fetch(instance.site)).status).toBe(200)
      expect(await instance.client.fetch('defined(*[_id == "siteSettings"][0])')).toBe(true)
    }
    expect((await reload(process.cwd(), '--lake')).code).toBe(0)
  } finally {
    rmSync(root, { recursive: true })
  }
})

/** Copies the build's processes. The copy of the site ends at its start. */
function createBrokenBuild(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'broken-build-'))
  cpSync('build/server', path.join(root, 'build/server'), { recursive: true })
  for (const name of ['node_modules', 'package.json']) {
    symlinkSync(path.resolve(name), path.join(root, name))
  }
  writeFileSync(path.join(root, 'build/server/site.js'), `throw new Error('broken')\n`)
  return root
}

const startLoads = () =>
  [true, false].map((keepAlive) =>
    sendSteadily(`${instance.site}/`, { perSecond: PER_SECOND, keepAlive }),
  )

async function stop(loads: readonly SteadyLoad[]): Promise<void> {
  await Promise.all(loads.map((load) => load.stop()))
}

async function untilAnswered(loads: readonly SteadyLoad[], count: number): Promise<void> {
  const isAnswered = ({ requests }: SteadyLoad) =>
    requests.filter(({ isOpen }) => !isOpen).length >= count
  await expect.poll(() => loads.every(isAnswered)).toBe(true)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Runs the command of a build in `root` for the instance. */
function reload(root: string, ...options: string[]): Promise<{ code: number; output: string }> {
  const script = path.join(root, 'build/server/reload.js')
  const env = variablesWith({ DATA_DIR: instance.dataDir })
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...options], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

/** A request of a steady load. */
interface SteadyRequest {
  isOpen: boolean
  /** Status of a complete response. */
  status?: number
}

type SteadyLoad = ReturnType<typeof sendSteadily>

/**
 * Sends requests at a steady rate, whether or not earlier ones have ended. Like browsers and
 * proxies, it repeats a request when the server has closed the reused connection.
 * @param options `keepAlive`: whether connections are reused
 * @returns all requests so far, oldest first, and a function that waits for the open ones at the end
 */
function sendSteadily(url: string, options: { perSecond: number; keepAlive: boolean }) {
  const agent = new Agent({ keepAlive: options.keepAlive })
  const requests: SteadyRequest[] = []
  const sent: Promise<boolean>[] = []
  const timer = setInterval(() => {
    const request: SteadyRequest = { isOpen: true }
    requests.push(request)
    sent.push(send(url, agent, request).then(() => (request.isOpen = false)))
  }, 1_000 / options.perSecond)
  const stop = async () => {
    clearInterval(timer)
    await Promise.all(sent)
    agent.destroy()
  }
  return { requests, stop }
}

function send(url: string, agent: Agent, request: SteadyRequest): Promise<void> {
  return new Promise((resolve) => {
    const sent = get(url, { agent }, (response) => {
      response.once('close', () => {
        if (response.complete) request.status = response.statusCode ?? 0
        resolve()
      })
      response.on('error', () => undefined).resume()
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') {
        resolve(send(url, agent, request))
        return
      }
      resolve()
    })
  })
}
