import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { knownAdvisories } from './known-advisories'

const lockShape = z.object({
  // A workspace's link has no version.
  packages: z.record(
    z.string(),
    z.object({ version: z.string().default(''), dev: z.boolean().optional() }),
  ),
})

const { packages } = lockShape.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Lists the versions of a package at any depth, without development dependencies. */
function listVersions(name: string): string[] {
  return Object.entries(packages)
    .filter(([place, { dev }]) => place.endsWith(`node_modules/${name}`) && dev !== true)
    .map(([, { version }]) => version)
}

/** Compares numerically, because all listed versions are releases. */
const { compare } = new Intl.Collator('en', { numeric: true })

test.each(knownAdvisories)(
  'the lock file has no package with $id, $package, unless it is accepted (SAFE-01)',
  ({ package: name, from = '0.0.0', fixed, accepted }) => {
    const versions = listVersions(name)
    expect(versions).not.toEqual([])
    const vulnerable = versions.filter(
      (version) => compare(version, from) >= 0 && compare(version, fixed) < 0,
    )
    if (accepted === undefined) expect(vulnerable).toEqual([])
    // Without a vulnerable version the acceptance is obsolete.
    else expect(vulnerable).not.toEqual([])
  },
)

test('SECURITY.md explains every accepted advisory, and no other (SAFE-01)', () => {
  const text = readFileSync('.github/SECURITY.md', 'utf8')
  const accepted = knownAdvisories.filter((advisory) => advisory.accepted !== undefined)
  const ids = new Set(accepted.map(({ id }) => id))
  const explained = new Set([...text.matchAll(/^- \*\*(GHSA-[\w-]+)\*\*/gm)].map(([, id]) => id))
  expect(explained).toEqual(ids)
})
