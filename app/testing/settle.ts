/** Settles all promises that can settle within one turn of the event loop. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
