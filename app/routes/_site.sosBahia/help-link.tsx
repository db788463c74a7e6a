import { whatsappHref } from '~/lib/links/whatsapp-href'
import type { SosLayoutQueryResult } from '~/sanity/types.generated'

/** Link to a chat with a prepared message; it stays in view and covers no content (SOS-01). */
export function HelpLink({ layout, defaultNumber }: SosLayoutQueryResult) {
  const help = layout?.help
  const number = help?.number ?? defaultNumber
  const href = whatsappHref({ number, message: help?.message })
  if (href === undefined || !help?.label) return null
  return (
    <a
      className="bare-link sos-help"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={layout?.labels?.help ?? undefined}
    >
      <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
        <path fillRule="evenodd" d="M3 3h18v14h-9l-6 5v-5H3V3Zm4 4.500v2h10v-2H7Zm0 4v2h7v-2H7Z" />
      </svg>
      <span className="sos-link-label">{help.label}</span>
    </a>
  )
}
