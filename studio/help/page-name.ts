/** The name of a page: `imagenes` for `03-imagenes.md`, an empty one for the list `README.md`. */
export function getPageName(file: string): string {
  const [, name = ''] = /(?:\d+-)?([\w-]+)\.md$/.exec(file) ?? []
  return name === 'README' ? '' : name
}
