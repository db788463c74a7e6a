/** A block of Portable Text as the dataset has it: scripts and imports may write any value. */
type Block = Record<string, unknown>

/** @portabletext/toolkit makes a list element for each level. */
const MAX_LEVEL = 10

/**
 * Repairs Portable Text anywhere in a query result, for all code that renders or searches it.
 * Removes items, spans and marks of invalid shape, which the Studio never writes.
 * @param value a query result; it is changed
 */
export function repairPortableText<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const list: unknown[] = value
    if (list.some(isBlock)) {
      retain(list, isTyped)
      // Renderers read the children of any item.
      for (const item of list) if (isTyped(item) && 'children' in item) repairBlock(item)
    }
  }
  if (isBlock(value)) repairBlock(value)
  else if (isObject(value)) Object.values(value).forEach(repairPortableText)
  return value
}

function repairBlock(block: Block): void {
  block.children = toList(block.children).filter(
    (child) => isTyped(child) && isText(child.text ?? (child._type === 'span' ? undefined : '')),
  )
  // Headlines read the marks of any child.
  for (const child of toList(block.children)) {
    if (isObject(child) && (child._type === 'span' || 'marks' in child)) {
      child.marks = toList(child.marks).filter(isName)
    }
  }
  block.markDefs = toList(block.markDefs).filter((mark) => isTyped(mark) && isText(mark._key))
  for (const mark of toList(block.markDefs)) {
    if (isObject(mark) && !isText(mark.href)) mark.href = null
  }
  if (!isName(block.style)) block.style = 'normal'
  if (block.listItem !== undefined && !isName(block.listItem)) delete block.listItem
  const { level } = block
  if (typeof level === 'number') block.level = Math.min(Math.max(Math.trunc(level), 1), MAX_LEVEL)
  else delete block.level
}

function retain(list: unknown[], isWanted: (item: unknown) => boolean): void {
  const wanted = list.filter(isWanted)
  if (wanted.length < list.length) list.splice(0, list.length, ...wanted)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
/** Component tables are objects, so they also have an entry for inherited names: `constructor`. */
const isName = (value: unknown): value is string => isText(value) && !(value in Object.prototype)
const isTyped = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && isName(value._type)
const isBlock = (value: unknown): value is Block => isTyped(value) && value._type === 'block'
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
