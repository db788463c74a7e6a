const FOLDER = '/tarjeta/'
const EXTENSION = '.jpg'

/** The path of the picture with a page's headline (RT-08). @param id of the page's document */
export function cardPath(id: string): string {
  return `${FOLDER}${id}${EXTENSION}`
}

/** The id in the name of such a picture; undefined for other names. */
export function cardId(name: string): string | undefined {
  return name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : undefined
}
