/**
 * Puts values into a text of the dataset that marks their places, e.g. `{rating} de 5`.
 * A mark without a value stays as it is.
 */
export function fill(
  text: string | null | undefined,
  values: Readonly<Record<string, string | number>>,
): string {
  return (text ?? '').replaceAll(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : mark,
  )
}
