const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i
const NARROW_PX = 768

/**
 * True for devices that scroll natively (INV-13).
 * @param width of the window, in CSS pixels
 */
export function isNarrowPhone(userAgent: string, width: number): boolean {
  return width < NARROW_PX && MOBILE.test(userAgent)
}
