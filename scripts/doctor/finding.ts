/** `off`: not configured, or nothing to check. An error makes the command fail. */
type Level = 'ok' | 'off' | 'warning' | 'error'

/**
 * One line of the report, without secrets. Unless the level is `ok`, the text says what it means.
 */
export interface Finding {
  readonly level: Level
  readonly text: string
}

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const off = (text: string): Finding => ({ level: 'off', text })
export const warning = (text: string): Finding => ({ level: 'warning', text })
export const error = (text: string): Finding => ({ level: 'error', text })

/** A check, with its name in the report. */
export interface Check {
  readonly name: string
  /** @param signal aborts at the time limit */
  readonly run: (signal: AbortSignal) => Promise<Finding>
}

const MARKS: Readonly<Record<Level, string>> = { ok: '✓', off: '–', warning: '!', error: '✗' }

/** Formats a line of the report. */
export function formatFinding(name: string, { level, text }: Finding): string {
  return `  ${MARKS[level]} ${name.padEnd(14)}${text}`
}

/** Runs a check. After `limitMs`, or when it throws, the finding is an error. */
export async function runCheck({ run }: Check, limitMs: number): Promise<Finding> {
  const signal = AbortSignal.timeout(limitMs)
  const late = new Promise<Finding>((resolve) => {
    signal.addEventListener('abort', () => resolve(error(`no answer within ${limitMs / 1_000} s`)))
  })
  const checked = run(signal).catch((cause: unknown) => error(explainFailure(cause)))
  return Promise.race([checked, late])
}

/** Only codes of the system or the library: messages may repeat addresses and keys. */
export function explainFailure(failure: unknown): string {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code')
    if (typeof code === 'string') return code
  }
  return failure instanceof Error ? failure.name : 'failed'
}
