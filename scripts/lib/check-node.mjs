// Plain JavaScript that old versions of Node can read.
/**
 * Checks the version of Node.js. package.json names the same versions.
 * @param {string} version
 * @throws {Error} when it is not supported
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  throw new Error(`Node.js ${version} is not supported: this needs 20.19 or 22.12, or a later one.`)
}
