import type { NextConfig } from 'next';
import { basename, join } from 'node:path';

/** Two folders up in this repository, one in the copy that a project has. Imports would be looked for in the working folder. */
const isCopy = basename(import.meta.dirname) === '.forecourt-host';

/** The build that a host serves (`server/build/buildFolder.ts`); a build has none in its process. */
const { [Symbol.for('forecourt.buildName')]: buildName } = globalThis as { [key: symbol]: string | undefined };

const config: NextConfig = {
  distDir: buildName ?? '.next',
  // The custom server compresses, names versions of pages, sends the security headers and serves the files itself.
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  // React would have browsers fetch the whole style sheets at once, before the page and its main picture. Pages bring the
  // rules that they use, and fetch the sheets when they have been painted.
  reactMaxHeadersLength: 0,
  reactStrictMode: true,
  turbopack: {
    root: join(import.meta.dirname, isCopy ? '..' : '../..'),
    resolveAlias: { qs: { browser: './src/site/list/plainQuery.cjs' } },
  },
  // What visitors type into forms is theirs, also while a page is being made.
  logging: { serverFunctions: false },
  // Pages are cached in memory only: a restart must never show yesterday's stock.
  // A picture of a trade-in may be ten megabytes.
  // So may a form that is posted with its documents where no script sends them.
  experimental: {
    isrFlushToDisk: false,
    // Here a build is made once for each state of the sources: what it would store for the next takes an eighth of its time.
    turbopackFileSystemCacheForBuild: isCopy,
    // Nothing reads them where the host runs.
    turbopackSourceMaps: false,
    // The server checks them (`storedRequest.ts`): the framework would need the hash in the address that it writes into pages.
    validateRSCRequestHeaders: false,
    proxyClientMaxBodySize: '12mb',
    serverActions: { bodySizeLimit: '12mb' },
  },
  allowedDevOrigins: ['*.localhost'],
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
};

export default config;
