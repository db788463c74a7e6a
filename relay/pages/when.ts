import { TIME_ZONE } from '../../config/calendar'
import { LANGUAGE } from '../../developer/pages'

const format = new Intl.DateTimeFormat(LANGUAGE, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
})

/** A moment as the team reads it, in its own time. */
export const when = (iso: string) => format.format(new Date(iso))
