import { TIME_ZONE } from '../../config/calendar'
import { text } from './text'

const format = new Intl.DateTimeFormat(text.language, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
})

/** A moment as the team reads it, in its own time. */
export const when = (iso: string) => format.format(new Date(iso))
