import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { pageScriptsFile, writtenScripts } from '../server/pageScripts.ts';

// Shortens the scripts within pages: they are part of every page, before anything that a browser could have cached.
const folder = join(import.meta.dirname, '../.next');
const taker = 'self.taker=';
const shorten = async ([name, source]: [string, string]): Promise<[string, string]> => {
  // A function that nothing takes would be left out.
  const { code } = await transform(`${taker}${source}`, { minify: true, target: 'es2022' });
  return [name, code.trim().slice(taker.length).replace(/;$/, '')];
};
await mkdir(folder, { recursive: true });
const short = await Promise.all(Object.entries(writtenScripts).map(shorten));
await writeFile(join(folder, pageScriptsFile), JSON.stringify(Object.fromEntries(short)));
