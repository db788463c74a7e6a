import type { Place } from './item-change'

/** The position of an item on the page, in pixels. */
export interface ItemBox {
  key: string
  left: number
  top: number
  right: number
  bottom: number
}

/** Where a dragged item would go, and the line that shows it, in pixels. */
export interface Drop extends Place {
  line: { left: number; top: number; width: number; height: number }
}

const LINE_WIDTH = 4

/** Finds the place in a list that is nearest to a point. */
export function findDrop(
  boxes: readonly ItemBox[],
  point: { x: number; y: number },
): Drop | undefined {
  const [nearest] = [...boxes].sort((a, b) => measureDistance(a, point) - measureDistance(b, point))
  if (nearest === undefined) return undefined
  const { key, left, top, right, bottom } = nearest
  const isRow = boxes.some((box) => box !== nearest && box.top < bottom && box.bottom > top)
  if (isRow) {
    const isBefore = point.x < (left + right) / 2
    const edge = (isBefore ? left : right) - LINE_WIDTH / 2
    const line = { left: edge, top, width: LINE_WIDTH, height: bottom - top }
    return { key, position: isBefore ? 'before' : 'after', line }
  }
  const isBefore = point.y < (top + bottom) / 2
  const edge = (isBefore ? top : bottom) - LINE_WIDTH / 2
  const line = { left, top: edge, width: right - left, height: LINE_WIDTH }
  return { key, position: isBefore ? 'before' : 'after', line }
}

/** Distance of a point from the edge of a box; 0 inside. */
function measureDistance(
  { left, top, right, bottom }: ItemBox,
  { x, y }: { x: number; y: number },
): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
