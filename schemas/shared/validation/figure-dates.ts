import { daysBefore } from '#config/calendar'

/** A warning shows this many days before the end of a figure or deadline. */
export const NOTICE_DAYS = 30

/** The fields of a figure that the checks read; dates as `YYYY-MM-DD`. */
export interface FigureDates {
  readonly date?: string
  readonly validUntil?: string
  readonly fallbackText?: string
}

/**
 * Checks that a figure does not end before it was measured.
 * @returns true or a Spanish message; meant as an error
 */
export function checkFigureOrder(figure: FigureDates | undefined): true | string {
  const { date, validUntil } = figure ?? {}
  if (date === undefined || validUntil === undefined) return true
  return date <= validUntil || 'La fecha «válida hasta» es anterior a la fecha del dato.'
}

/**
 * Warns about a figure that has ended or soon will, or has an end but no fallback text.
 * @param today `YYYY-MM-DD`
 * @returns true or a Spanish message; meant as a warning
 */
export function checkFigureEnd(figure: FigureDates | undefined, today: string): true | string {
  const { validUntil, fallbackText } = figure ?? {}
  if (validUntil === undefined) return true
  if (validUntil < today) {
    return `Venció el ${validUntil}: la página ya muestra el texto sin la cifra. Actualizala.`
  }
  if (fallbackText === undefined || fallbackText.trim() === '') {
    return 'Tiene fecha de vencimiento, pero no un texto para mostrar después.'
  }
  return !endsSoon(validUntil, today) || `Vence el ${validUntil}: revisala antes de esa fecha.`
}

/**
 * Warns about a milestone whose deadline has ended or soon will (INV-08).
 * @param today `YYYY-MM-DD`
 * @returns true or a Spanish message; meant as a warning
 */
export function checkDeadlineEnd(
  milestone: { readonly validUntil?: string } | undefined,
  today: string,
): true | string {
  const { validUntil } = milestone ?? {}
  if (validUntil === undefined) return true
  if (validUntil < today) {
    return `El plazo venció el ${validUntil}: la página ya no lo muestra. Actualizalo.`
  }
  return !endsSoon(validUntil, today) || `El plazo vence el ${validUntil}: revisalo antes.`
}

function endsSoon(day: string, today: string): boolean {
  return day <= daysBefore(today, -NOTICE_DAYS)
}
