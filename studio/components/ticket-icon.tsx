/** The Studio's mark: a raffle ticket with the brand's initial. */
export function TicketIcon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <path fill="#ffc436" d="M2 6h28v7a3 3 0 0 0 0 6v7H2v-7a3 3 0 0 0 0-6z" />
      <path fill="#1d1736" d="M8 9h4l2.5 4.5L17 9h4l-4.7 8v6h-3.6v-6z" />
      <path stroke="#1d1736" strokeWidth="1" strokeDasharray="2 2" d="M24.5 7v18" />
    </svg>
  )
}
