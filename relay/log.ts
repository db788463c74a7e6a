/** Says what happened, with facts that never include what people typed or their addresses. */
export type Log = (message: string, facts?: Readonly<Record<string, unknown>>) => void
