import { cardBlocks } from './card-blocks'
import { textBlocks } from './text-blocks'
import { visualBlocks } from './visual-blocks'

/** The groups of the menu that inserts a section, each with its sections. */
export const insertGroups = [
  { name: 'text', title: 'Texto', blocks: textBlocks },
  { name: 'cards', title: 'Tarjetas y listas', blocks: cardBlocks },
  { name: 'visual', title: 'Imagen y acción', blocks: visualBlocks },
]

/**
 * Every section that a page can hold, in the order of the insert menu. This is the only list of
 * blocks: `npm run types` derives the projections and the components of `app/blocks/` from it.
 */
export const blockTypes = insertGroups.flatMap(({ blocks }) => blocks)
