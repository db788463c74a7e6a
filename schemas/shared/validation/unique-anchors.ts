import { isFields } from '../../content-check/walk'

/** Finds an anchor that two sections of a page have, such as after duplicating one. */
export function checkUniqueAnchors(blocks: readonly unknown[] | undefined): true | string {
  const anchors = (blocks ?? []).flatMap((block) => {
    const anchor = isFields(block) ? block.anchor : undefined
    return typeof anchor === 'string' && anchor !== '' ? [anchor] : []
  })
  const repeated = anchors.find((anchor, index) => anchors.indexOf(anchor) < index)
  return (
    repeated === undefined ||
    `Dos secciones tienen el ancla «${repeated}»: los enlaces llevan a la primera.`
  )
}
