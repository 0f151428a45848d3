import type { NextConfig } from 'next';

const config: NextConfig = {
  // One folder that runs anywhere: `node .next/standalone/server.js`.
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
};

export default config;
