import type {
  DocumentRule,
  PathSegment,
  RuleBuilder,
  SanityDocument,
  ValidationContext,
  ValidationError,
} from '@sanity/types'
import { toDay } from '#config/calendar'
import { API_VERSION } from '#config/client-config'
import { checkDocument } from '../content-check/check-document'
import type { CheckedDocument, Finding } from '../content-check/finding'
import { fetchFacts, fetchPublished } from '../content-check/fetch-facts'

/** Findings by document: both rules need them, and a changed document is a new object. */
const cache = new WeakMap<object, Promise<readonly Finding[]>>()

/** Further rules of a document type. */
export type DocumentValidation = (rule: DocumentRule) => RuleBuilder<DocumentRule, SanityDocument>

/**
 * The rules of `content-check/` as the validation of a document type (CHECK-01). So form, badge,
 * publish action, the tool and the commands all report the same.
 */
export function documentRules(rule: DocumentRule, ownRules?: DocumentValidation): DocumentRule[] {
  return [
    ...[ownRules?.(rule) ?? []].flat(),
    rule.custom((value, context) => findErrors(value, 'error', context)).error(),
    rule.custom((value, context) => findErrors(value, 'warning', context)).warning(),
  ]
}

async function findErrors(
  document: CheckedDocument | undefined,
  level: Finding['level'],
  context: ValidationContext,
): Promise<ValidationError[] | true> {
  if (document === undefined) return true
  const running = cache.get(document) ?? findAll(document, context)
  cache.set(document, running)
  const found = (await running).filter((finding) => finding.level === level)
  if (found.length === 0) return true
  return found.map(({ message, path }) => ({ message, path: path.map(toPathSegment) }))
}

async function findAll(document: CheckedDocument, { getClient }: ValidationContext) {
  const client = getClient({ apiVersion: API_VERSION })
  const [facts, published] = await Promise.all([
    fetchFacts(client, document._id),
    fetchPublished(client, document._id),
  ])
  return checkDocument(document, { today: toDay(new Date()), facts, published })
}

function toPathSegment(segment: Finding['path'][number]): PathSegment {
  return typeof segment === 'object' ? { _key: segment._key } : segment
}
