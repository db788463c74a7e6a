import type { DueRelease } from 'content-lake/types'
import { getPublishedId } from '#config/delete-documents'
import { toDay } from '#config/calendar'
import { checkDocument } from '#schemas/content-check/check-document'
import { FACTS_QUERY, factsParams, parseFacts } from '#schemas/content-check/site-facts'
import { plainText } from '#schemas/shared/plain-text'

/**
 * Checks by the rules of 'Revisión' (CHECK-01, PLAN-02) what can have changed since a release was
 * scheduled: dates, and other documents. Its own documents are locked, and the Studio schedules none
 * with errors.
 */
export async function checkRelease({ documents, query }: DueRelease): Promise<string | undefined> {
  const facts = parseFacts(await query(FACTS_QUERY, factsParams), Date.now())
  const today = toDay(new Date())
  const errors = documents.flatMap(({ version, published }) =>
    checkDocument(version, { today, facts, published })
      .filter(({ level }) => level === 'error')
      .map(
        ({ message }) => `${plainText(version.title) ?? getPublishedId(version._id)}: ${message}`,
      ),
  )
  return errors.length === 0 ? undefined : errors.join('\n')
}
