/** True for visitors who ask their browser to save data: what is large waits until it is asked for. */
export function savesData({ navigator }: { navigator: object } = window): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}
