import { TIME_ZONE } from '../../config/calendar'
import { developerPages, LANGUAGE } from '../../developer/pages'

/** Added to the style of all developer pages. */
const mailStyle = `
h1.subject { font-size: clamp(32px, 5.5vw, 48px); line-height: 1.05; }
.count { margin: 40px 0 12px; font-weight: 700; color: var(--tinta-2); }
.sent .stub { background: var(--verde); color: var(--papel); }
.failed .stub { background: var(--naranja); }
.waiting .stub { background: var(--rosa); }
.when { color: var(--tinta-2); font-size: 16px; }
.empty { margin-top: 40px; padding: 40px clamp(24px, 6vw, 48px); border: 3px dashed var(--naranja-oscuro); }
.empty p { margin-top: 8px; }
.back { display: inline-block; margin-bottom: 24px; min-height: 44px; line-height: 44px; font-weight: 700; }
.failure { margin-top: 24px; padding: 12px 16px; background: var(--rosa); border-left: 6px solid var(--naranja-oscuro); font-weight: 600; }
.letter { margin-top: 24px; background: var(--papel); border-top: 6px solid var(--naranja); padding: clamp(20px, 4vw, 40px); }
dl { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: 6px 24px; }
dt { font-weight: 700; color: var(--tinta-2); }
dd { margin: 0; overflow-wrap: anywhere; }
.letter h2 { margin-top: 32px; padding-top: 28px; border-top: 3px dashed var(--papel-2); }
pre { margin: 16px 0 0; font: 16px/1.6 var(--fija); white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin-top: 28px; padding-top: 20px; border-top: 3px dashed var(--papel-2); }
summary { min-height: 44px; line-height: 44px; font-weight: 700; cursor: pointer; }
details pre { font-size: 14px; margin-top: 4px; }
@media (max-width: 600px) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 12px; }
}
`

// The pages have no forms.
export const { policy: pagePolicy, render: renderPage } = developerPages("'none'", mailStyle)

const timeFormat = new Intl.DateTimeFormat(LANGUAGE, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
})

/** Formats a time of ISO 8601 for the team. */
export const formatTime = (iso: string) => timeFormat.format(new Date(iso))
