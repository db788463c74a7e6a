import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { main } from './lib/run.mjs'

/*
 * `npm run fonts` writes the two fonts of the site with the characters of Spanish pages. The results
 * are committed, so run it only when characters, axes or packages change.
 */

const OUTPUT = 'app/styles/fonts'

const characters = [
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº°',
  // Names from neighbouring languages.
  'àâãäåçèêëìîïòôõöøùûÀÂÃÄÅÇÈÊËÌÎÏÒÔÕÖØÙÛß',
  '\u00a0«»‘’“”‹›–—…•·×÷±−€§©®™→←↑↓½¼¾²³',
].join('')

const fonts = [
  // Headlines use one weight; the weight axis would double the file.
  { family: 'anybody', file: 'anybody-latin-wdth-normal', axes: { wght: 900 } },
  { family: 'figtree', file: 'figtree-latin-wght-normal', axes: { wght: { min: 400, max: 800 } } },
]

await main(async () => {
  await mkdir(OUTPUT, { recursive: true })
  for (const { family, file, axes } of fonts) {
    const source = `node_modules/@fontsource-variable/${family}`
    const complete = await readFile(`${source}/files/${file}.woff2`)
    const font = await subsetFont(complete, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    })
    await writeFile(path.join(OUTPUT, `${family}.woff2`), font)
    // The licence must accompany the fonts.
    await copyFile(`${source}/LICENSE`, path.join(OUTPUT, `${family}-LICENSE.txt`))
    console.log(`  ${family}: ${complete.length} → ${font.length} bytes`)
  }
})
