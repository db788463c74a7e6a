import type { LinkResult } from '#schemas/content-check/check-links'
import type { DocumentReport, ReportedFinding } from './document-report'
import { t } from './texts'

const reasons = ['status', 'timeout', 'name', 'connection', 'certificate', 'redirects'] as const

/** Lists the addresses of other sites in all documents, each once. */
export function listAddresses(reports: readonly DocumentReport[]): string[] {
  return [...new Set(reports.flatMap(({ links }) => links.map(({ address }) => address)))]
}

/** Adds a warning for each link that does not work. */
export function addBrokenLinks(
  reports: readonly DocumentReport[],
  results: ReadonlyMap<string, LinkResult>,
): DocumentReport[] {
  return reports.map((report) => {
    const broken = report.links.flatMap(({ address, path, field }): ReportedFinding[] => {
      const result = results.get(address)
      if (result?.state !== 'broken') return []
      return [{ level: 'warning', path, field, message: describeResult(address, result) }]
    })
    return broken.length === 0 ? report : { ...report, findings: [...report.findings, ...broken] }
  })
}

function describeResult(address: string, { reason, status = 0 }: LinkResult) {
  const known = reasons.find((one) => one === reason) ?? 'connection'
  return t(`links.message.${known}`, { host: new URL(address).host, status })
}
