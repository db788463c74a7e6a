import type { ValidationIssue } from '#seed/validate'

/** The result of a check, for people and programs. */
export interface CheckReport {
  readonly source: string
  readonly documents: number
  readonly errors: number
  readonly warnings: number
  readonly findings: readonly ValidationIssue[]
}

/** @param source what was checked */
export function createReport(
  source: string,
  documents: number,
  issues: readonly ValidationIssue[],
): CheckReport {
  const findings = issues.filter(({ level }) => level !== 'info')
  const errors = findings.filter(({ level }) => level === 'error').length
  return { source, documents, errors, warnings: findings.length - errors, findings }
}

/** The report as text: findings by document, errors first, and the sums. */
export function formatReport({ source, documents, errors, warnings, findings }: CheckReport) {
  const ids = [...new Set(findings.map(({ id }) => id))]
  const sections = ids.map((id) => {
    const found = findings.filter((finding) => finding.id === id)
    const sorted = [...found].sort((a, b) => a.level.localeCompare(b.level))
    const lines = sorted.map(({ level, path, message }) => {
      return `  ${level.padEnd(7)} ${path === '' ? '' : `${path}: `}${message}`
    })
    return [`${id} (${found[0]?.type ?? ''})`, ...lines, ''].join('\n')
  })
  const sum = `${errors} errors, ${warnings} warnings in ${documents} documents of ${source}`
  return [...sections, sum].join('\n')
}
