import { useSite } from '~/components/site-context'

interface ChatLinkProps {
  /** Undefined without a number. */
  href: string | undefined
  label: string | null | undefined
  className?: string
}

/** Opens the chat with the company in a new tab; renders nothing without an address or label. */
export function ChatLink({ href, label, className = 'button' }: ChatLinkProps) {
  const newTab = useSite().labels?.general?.opensInNewTab
  if (href === undefined || !label) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      <svg className="chat-mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M3 3h18v14h-9l-6 5v-5H3V3Zm4 4.500v2h10v-2H7Zm0 4v2h7v-2H7Z"
        />
      </svg>
      <span className="chat-label">{label}</span>
      {newTab ? <span className="visually-hidden">{newTab}</span> : null}
    </a>
  )
}
