import { measurePreview } from './editing-preview'
import { withEditingSession } from './editing-session'
import { measureStudio } from './editing-studio'
import { median } from './http'
import { formatTable, type Figures } from './row'

/** Measures what editors wait for (EDIT-02). */
export async function benchEditing(): Promise<Figures> {
  const times = await withEditingSession(async (session) => ({
    ...(await measurePreview(session)),
    ...(await measureStudio(session)),
  }))
  const markdown = formatTable([
    ['Measure', 'Runs', 'Median', 'p95', 'Longest'],
    formatLine('Sign-in to first published change', times.firstChanges),
    formatLine('Form opened', times.forms),
    formatLine('Preview connected', times.connections),
    formatLine('Keystroke to paint', times.keystrokes),
    formatLine('Publish to visitor', times.publications),
  ])
  return { markdown, data: times }
}

function formatLine(measure: string, times: readonly number[]): string[] {
  const figures = [median(times), percentile95(times), Math.max(...times)]
  return [measure, String(times.length), ...figures.map((figure) => `${figure.toFixed(0)} ms`)]
}

function percentile95(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}
