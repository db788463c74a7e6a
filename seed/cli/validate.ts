import { parseArgs } from 'node:util'
import { env } from '#config/env.server'
import { createDatasetClient, describeDataset } from '../connection'
import type { ValidationIssue } from '../validate'
import { validateDataset } from '../validate-dataset'
import { validateSeed } from '../validate-seed'

const USAGE = `npm run dataset -- validate [--drafts | --seed]
  Validates the documents of a dataset against the schemas. Exits with 1 on errors.
  --drafts  also drafts
  --seed    the documents in seed/ instead; needs no dataset`

/**
 * Runs `npm run dataset -- validate`.
 * @throws Error with a message for the terminal
 */
export async function validate(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      drafts: { type: 'boolean', default: false },
      seed: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const issues = values.seed ? await validateSeed() : await readIssues(values.drafts)
  printIssues(issues)
}

async function readIssues(includeDrafts: boolean): Promise<readonly ValidationIssue[]> {
  console.log(`Validating ${describeDataset(env())}`)
  const { issues } = await validateDataset(createDatasetClient(env()), {
    includeDrafts,
    onRead: (count) => console.log(`  ${count} documents`),
    onProgress: (done, total) => {
      if (done % 100 === 0 || done === total) console.log(`  ${done} of ${total}`)
    },
  })
  return issues
}

function printIssues(issues: readonly ValidationIssue[]) {
  for (const id of new Set(issues.map((issue) => issue.id))) {
    const found = issues.filter((issue) => issue.id === id)
    console.log(`\n${id} (${found[0]?.type ?? ''})`)
    for (const { level, path, message } of found) {
      console.log(`  ${level.padEnd(7)} ${path === '' ? '' : `${path}: `}${message}`)
    }
  }
  const errors = issues.filter(({ level }) => level === 'error').length
  console.log(`\n${errors} errors, ${issues.length - errors} warnings`)
  if (errors > 0) process.exitCode = 1
}
