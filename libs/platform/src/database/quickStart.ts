import { extname } from 'node:path';

/** Flags of Node for a process of ours that opens a database: it is ready in a third of the time. */
export const quickStart: readonly string[] = [
  '--import',
  new URL(`drizzleModules${extname(import.meta.url)}`, import.meta.url).href,
];
