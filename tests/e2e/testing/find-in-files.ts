import { spawnSync } from 'node:child_process'

/** Searches a folder and its subfolders; returns the files with one of the texts. */
export function findInFiles(folder: string, texts: readonly string[]): string[] {
  const patterns = texts.flatMap((text) => ['-e', text])
  const { stdout, status } = spawnSync('grep', ['-rlaF', ...patterns, folder], { encoding: 'utf8' })
  if (status !== 0 && status !== 1) throw new Error('grep failed.')
  return stdout.split('\n').filter(Boolean)
}
