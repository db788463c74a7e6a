/**
 * Has this process end in order when it is asked to, or when its parent is gone: nobody else would
 * stop it then, and it would hold its port. Asked again meanwhile it goes on: service managers signal
 * every process of a group, and the supervisor passes the signal on.
 * @param stop settles when everything is done
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const begin = () => {
    if (isStopping) return
    isStopping = true
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', begin).on('SIGINT', begin).on('disconnect', begin)
}
