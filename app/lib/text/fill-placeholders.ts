/**
 * Fills placeholders of a dataset text, such as `{rating} de 5`. A placeholder without a value
 * stays.
 */
export function fillPlaceholders(
  text: string | null | undefined,
  values: Readonly<Record<string, string | number>>,
): string {
  return (text ?? '').replaceAll(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : mark,
  )
}
