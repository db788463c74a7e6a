/** A block's names: in the dataset, of its folder in `app/blocks/`, of its component. */
interface BlockNames {
  name: string
  folder: string
  component: string
}

/** A group of the menu that inserts blocks. */
interface BlockGroup {
  group: string
  blocks: readonly { name: string; title: string }[]
}

export interface GeneratedFile {
  /** Relative to the root of the project. */
  file: string
  text: string
}

const NOTICE = '// Made by scripts/typegen.ts from schemas/blocks/index.ts. Do not edit.'

/**
 * Writes the modules that join the blocks: their projections, and the switch over their components.
 * @param names of the schema types
 */
export function generateBlockFiles(names: readonly string[]): GeneratedFile[] {
  const blocks = [...names].sort().map(listNames)
  return [
    { file: 'app/blocks/block-fields.generated.ts', text: fieldsModule(blocks) },
    { file: 'app/blocks/block-switch.generated.tsx', text: switchModule(blocks) },
  ]
}

/** Writes the menu with which editors add blocks on the page in the Studio's preview. */
export function generateBlockMenu(groups: readonly BlockGroup[]): GeneratedFile {
  const text = `${NOTICE}

interface BlockGroup {
  group: string
  blocks: readonly { name: string; title: string }[]
}

/** The blocks as the insert menu shows them. */
export const blockMenu: readonly BlockGroup[] = [
${groups.map(menuGroup).join('\n')}
]
`
  return { file: 'app/components/page-editing/block-menu.generated.ts', text }
}

function menuGroup({ group, blocks }: BlockGroup): string {
  const entries = blocks.map(({ name, title }) => `      { name: '${name}', title: '${title}' },`)
  return `  {\n    group: '${group}',\n    blocks: [\n${entries.join('\n')}\n    ],\n  },`
}

/** The fields are plain template literals, because typegen reads queries without running them. */
function fieldsModule(blocks: readonly BlockNames[]): string {
  return `${NOTICE}
${blocks.map(({ name, folder }) => `import { ${name}Projection } from './${folder}/projection'`).join('\n')}

/** Every type of block that the site can show. */
export const blockNames = [
${blocks.map(({ name }) => `  '${name}',`).join('\n')}
] as const

/** Fields of every block of a page, each type with its own. */
export const blockFields = \`
  _key,
  _type,
  hidden,
  visibleFrom,
  visibleUntil,
${blocks.map(({ name }) => `  _type == "${name}" => { \${${name}Projection} }`).join(',\n')}
\`
`
}

function switchModule(blocks: readonly BlockNames[]): string {
  return `${NOTICE}
import type { ReactNode } from 'react'
import type { Block } from '~/sanity/block-types'
${blocks.map(({ component, folder }) => `import { ${component} } from './${folder}/${folder}'`).join('\n')}

/** Shows a block with its component; nothing for a block of a newer schema. */
export function BlockSwitch({ block }: { block: Block }): ReactNode {
  switch (block._type) {
${blocks.map(({ name, component }) => `    case '${name}':\n      return <${component} block={block} />`).join('\n')}
    default:
      block satisfies never
      return null
  }
}
`
}

function listNames(name: string): BlockNames {
  return {
    name,
    folder: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    component: name.charAt(0).toUpperCase() + name.slice(1),
  }
}
