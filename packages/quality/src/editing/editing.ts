import { formatMs, percentile } from '../report'
import type { Tool } from '../tool'
import { measurePreview } from './preview'
import { withEditingSession } from './session'
import { measureForms, measurePublications } from './studio'

/** What editors wait for (EDIT-02). */
export const editing: Tool = {
  summary: 'how long editors wait in the Studio and its preview',
  usage: `Measures with a browser. Each measure ends after four minutes at most.
    --runs: of each measure`,
  options: { runs: '50' },
  document: 'docs/performance.md',
  run: async ({ count }) => {
    const times = await withEditingSession(count('runs'), async (session) => ({
      ...(await measurePreview(session)),
      forms: await measureForms(session),
      publications: await measurePublications(session),
    }))
    const table = [
      ['Measure', 'Runs', 'Median', 'p95', 'Longest'],
      formatLine('Form opened', times.forms),
      formatLine('Preview connected', times.connections),
      formatLine('Keystroke to paint', times.keystrokes),
      formatLine('Publish to visitor', times.publications),
    ]
    return { tables: [table], errors: [] }
  },
}

function formatLine(measure: string, times: readonly number[]): string[] {
  const figures = [50, 95, 100].map((percent) => formatMs(percentile(times, percent)))
  return [measure, String(times.length), ...figures]
}
