import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareDataFolder } from './data-folder'
import { createTempFolder } from '../testing/temp-folder'

test('deletes and logs unfinished files, and leaves the assets', () => {
  const dir = createTempFolder()
  const logged: string[] = []
  const prepare = () =>
    prepareDataFolder(dir, (message, facts) => logged.push(`${message} ${JSON.stringify(facts)}`))
  prepare()
  expect(logged).toEqual([])

  mkdirSync(path.join(dir, 'uploads'))
  writeFileSync(path.join(dir, 'uploads', 'images-1'), 'half')
  writeFileSync(path.join(dir, 'assets', 'images', 'kept.jpg'), 'whole')
  prepare()
  expect(logged).toEqual([expect.stringContaining('{"folder":"uploads","files":1}')])
  expect(existsSync(path.join(dir, 'uploads'))).toBe(false)
  expect(readFileSync(path.join(dir, 'assets', 'images', 'kept.jpg'), 'utf8')).toBe('whole')
})
