import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readProcessMemory } from './process-memory'

const parent = `
  import { fork } from 'node:child_process'
  const child = fork(new URL('./child.mjs', import.meta.url))
  child.once('message', () => process.stdout.write('ready'))
`
const child = `
  const buffer = Buffer.alloc(64 * 1024 * 1024, 1)
  process.on('disconnect', () => process.exit(buffer.length > 0 ? 0 : 1))
  process.send('ready')
`

test.runIf(process.platform === 'linux')(
  'reads the memory of a process and its child (FAST-01)',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'process-memory-'))
    const file = (name: string) => path.join(folder, name)
    writeFileSync(file('parent.mjs'), parent)
    writeFileSync(file('child.mjs'), child)
    const started = spawn(process.execPath, [file('parent.mjs')])
    const ended = once(started, 'exit')
    onTestFinished(async () => {
      started.kill()
      await ended
      rmSync(folder, { recursive: true })
    })
    await once(started.stdout, 'data')

    const pid = started.pid ?? 0
    const memory = readProcessMemory(pid)
    expect(memory.map(({ name }) => name)).toEqual(['parent', 'child'])
    expect(memory[0]?.pid).toBe(pid)
    const [ofParent, ofChild] = memory.map(({ rss }) => rss)
    expect(ofChild).toBeGreaterThan((ofParent ?? 0) + 32 * 1024 * 1024)
    for (const { rss, pss } of memory) expect(pss).toBeLessThanOrEqual(rss)
    expect(memory.every(({ pss }) => pss > 0)).toBe(true)

    started.kill()
    await ended
    expect(readProcessMemory(pid)).toEqual([])
  },
)
