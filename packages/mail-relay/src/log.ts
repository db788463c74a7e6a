/** Logs an event. The facts never include typed text or addresses. */
export type Log = (message: string, facts?: Readonly<Record<string, unknown>>) => void
