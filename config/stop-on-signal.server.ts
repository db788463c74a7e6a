/**
 * Ends this process in order on SIGTERM, SIGINT, or when its parent is gone. A repeated signal
 * does not interrupt it: a service manager signals all processes, and the supervisor forwards it.
 * @param stop settles when everything is closed
 * @returns a function that ends the process as a signal does
 */
export function stopOnSignal(stop: () => Promise<void>): () => void {
  let isStopping = false
  const begin = () => {
    if (isStopping) return
    isStopping = true
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', begin).on('SIGINT', begin).on('disconnect', begin)
  return begin
}
