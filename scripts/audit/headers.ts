import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { formatTable } from '../bench/row'
import { writeFigures } from '../lib/performance-report'
import { installObservatory, type Judgement, scan } from './observatory'
import { createObservatoryFront } from './observatory-front'
import { listResponseKinds, type ResponseKind } from './response-kinds'
import { withSite } from './with-site'

const MIN_SCORE = 110

/** As in production the Studio has HTTPS; the started site has not. */
const STUDIO = 'https://studio.example'

const USAGE = `npm run audit -- headers [--write]
  Judges the headers of every kind of response with MDN's HTTP Observatory, behind TLS with a
  certificate of its own. Needs OpenSSL, and the npm registry the first time.
  Exits with code 1 when a score is below ${MIN_SCORE}.
  --write  puts the table into docs/security.md`

/**
 * Audits the headers of the built site; see USAGE.
 * @throws Error that names every response with a low score
 */
export async function auditHeaders(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const tool = await installObservatory()
  const judged = await withSite(undefined, (site) => judgeAll(site, tool), {
    LAKE_ALLOWED_ORIGINS: STUDIO,
  })
  const table = formatJudgements(judged)
  console.log(`\n${table}`)
  if (values.write) writeFigures('headers', table, 'docs/security.md')
  const low = judged.filter(([, { score }]) => score < MIN_SCORE)
  if (low.length > 0) {
    throw new Error(
      low
        .map(([{ name }, { score, modifiers }]) => `${name}: ${score} (${modifiers.join(', ')})`)
        .join('\n  '),
    )
  }
}

type Judged = readonly [ResponseKind, Judgement]

async function judgeAll(site: string, tool: string): Promise<Judged[]> {
  const kinds = await listResponseKinds(site, STUDIO)
  const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'))
  const front = createObservatoryFront(site, kinds, folder).listen(0, 'localhost')
  await once(front, 'listening')
  const { port } = front.address() as AddressInfo
  try {
    const all: Judged[] = []
    for (const [at, kind] of kinds.entries()) {
      const judgement = await scan(
        tool,
        `localhost:${port}/kind/${at}`,
        path.join(folder, 'cert.pem'),
      )
      console.log(`  ${judgement.score}  ${kind.name}`)
      all.push([kind, judgement])
    }
    return all
  } finally {
    front.close()
    front.closeAllConnections()
    rmSync(folder, { recursive: true })
  }
}

function formatJudgements(judged: readonly Judged[]): string {
  return formatTable([
    ['Response', 'Request', 'Status', 'Score'],
    ...judged.map(([{ name, method, path: requested, status }, { score }]) => [
      name,
      `\`${method} ${shorten(requested)}\``,
      ...[String(status), String(score)],
    ]),
  ])
}

/** Without the hashes of files and without queries. */
function shorten(requested: string): string {
  const [start = ''] = requested.split('?')
  return start.replaceAll(/[0-9a-f]{40}/g, '…').replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '-…')
}
