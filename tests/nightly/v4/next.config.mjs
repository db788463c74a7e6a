/** @type {import('next').NextConfig} */
export default {
  eslint: { ignoreDuringBuilds: true },
  // Next would take the folder of another lock file above this one.
  outputFileTracingRoot: import.meta.dirname,
}
