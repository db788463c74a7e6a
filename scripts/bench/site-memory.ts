import type { ProcessMemory } from '../lib/process-memory'

export interface MemoryMoment {
  readonly moment: string
  readonly processes: readonly ProcessMemory[]
}

/** Converts to table lines with a header: resident and proportional megabytes of each process. */
export function memoryLines(moments: readonly MemoryMoment[]): string[][] {
  const names = [...new Set(moments.flatMap(({ processes }) => processes.map(({ name }) => name)))]
  const cells = (isCounted: (process: ProcessMemory) => boolean) =>
    moments.map(({ processes }) => {
      const counted = processes.filter(isCounted)
      if (counted.length === 0) return ''
      const megabytes = (field: 'rss' | 'pss') =>
        counted.reduce((sum, one) => sum + one[field] / 1_000_000, 0).toFixed(0)
      return `${megabytes('rss')} · ${megabytes('pss')} MB`
    })
  return [
    ['Process', ...moments.map(({ moment }) => moment)],
    ...names.map((name) => [`\`${name}\``, ...cells((process) => process.name === name)]),
    ['In all', ...cells(() => true)],
  ]
}
