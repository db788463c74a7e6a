import { fork } from 'node:child_process'
import path from 'node:path'
import { env } from '../config/env.server'
import { ProcessKeeper, type ReadyMessage } from './process-keeper'
import { STUDIO_PATH } from './studio-files'

const GRACE_MS = 5_000
const root = path.resolve(import.meta.dirname, '..')

const lake = env().content.kind === 'embedded' ? keep('lake', 'lake/main.ts') : undefined
const site = keep('site', 'server/main.ts')
const keepers = [lake, site].filter((keeper) => keeper !== undefined)

for (const keeper of keepers) keeper.start()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

const [lakeReady] = await Promise.all([lake?.ready, site.ready])
printSummary(lakeReady)

function keep(name: string, script: string): ProcessKeeper {
  return new ProcessKeeper({
    name,
    spawn: () => fork(path.join(root, script), { cwd: root, execArgv: ['--import', 'tsx'] }),
    say: (line) => console.error(line),
  })
}

async function stop(): Promise<void> {
  await Promise.all(keepers.map((keeper) => keeper.stop(GRACE_MS)))
  process.exit(0)
}

function printSummary(lakeMessage: ReadyMessage | undefined): void {
  const { content, dataDir, siteUrl } = env()
  const lines = ['', `  Site          ${siteUrl}`, `  Studio        ${siteUrl}${STUDIO_PATH}`]
  if (content.kind === 'embedded') lines.push(`  Data folder   ${dataDir}`)
  else lines.push(`  Dataset       ${content.projectId}/${content.dataset} (hosted)`)
  const administrator = lakeMessage?.administrator
  if (administrator !== undefined) {
    lines.push(
      '',
      '  The first administrator (shown once):',
      `  E-mail        ${administrator.email}`,
      `  Password      ${administrator.password}`,
    )
  }
  console.log([...lines, ''].join('\n'))
}
