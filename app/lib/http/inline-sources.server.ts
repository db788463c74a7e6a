import { createHash } from 'node:crypto'
import type { InlineSources } from './security-headers.server'

const ELEMENT = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * The CSP hash of empty text. It lets the visual editing tools add empty style elements, which they
 * fill through the CSSOM.
 */
export const EMPTY_STYLE = hashForPolicy('')

/**
 * The CSP hashes of the inline scripts and styles of a page. Data blocks need none. Hashes instead of
 * nonces, because a page with a nonce cannot be stored (decision 23).
 */
export function inlineSources(html: string): InlineSources {
  const sources = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const [, name, attributes = '', content = ''] of html.matchAll(ELEMENT)) {
    if (name === 'style') sources.styles.add(hashForPolicy(content))
    else if (isInlineScript(attributes)) sources.scripts.add(hashForPolicy(content))
  }
  return { scripts: [...sources.scripts], styles: [...sources.styles] }
}

function isInlineScript(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes)
}

function hashForPolicy(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
