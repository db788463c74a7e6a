import type { CheckContext, CheckedDocument, Finding, Rule } from './finding'
import { checkAltTexts } from './rules/alt-text'
import { checkClaims } from './rules/claims'
import { checkDisclosure } from './rules/disclosure'
import { checkEmptySections } from './rules/empty-sections'
import { checkHeadings } from './rules/headings'
import { checkHiddenCharacters } from './rules/hidden-characters'
import { checkAnchors } from './rules/links'
import { checkPictureSizes } from './rules/picture-size'
import { checkRaffles } from './rules/raffles'
import { checkSeoLengths } from './rules/seo-lengths'

const rules: readonly Rule[] = [
  checkAltTexts,
  checkAnchors,
  checkClaims,
  checkDisclosure,
  checkEmptySections,
  checkHeadings,
  checkHiddenCharacters,
  checkPictureSizes,
  checkRaffles,
  checkSeoLengths,
]

/**
 * Runs every rule on a document (CHECK-01). The schemas run it as their validation, so it reports
 * only what no rule of a field reports.
 */
export function checkDocument(document: CheckedDocument, context: CheckContext): Finding[] {
  return rules.flatMap((rule) => rule(document, context))
}
