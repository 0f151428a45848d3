import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { chromiumPrograms } from '../browser/chromium.mjs';
import { run } from './children.mjs';
import { commandFile, ownNode, Stop } from './machine.mjs';
import { aptInstall, canApt } from './apt.mjs';

/** Where Playwright keeps its own Chromium, whether it is there or not. */
async function ownBrowser() {
  const print = "console.log((await import('playwright')).chromium.executablePath())";
  const { output } = await run([ownNode, '--input-type=module', '-e', print]);
  return output.trim();
}

/**
 * Program of a Chromium, installed if there is none: the machine's own where possible, else Playwright's.
 * @param {object} [options]
 * @param {boolean} [options.whole] never the shell: for measurements, which are about the browser that visitors have
 */
export async function ensureBrowser({ whole = false } = {}) {
  const named = process.env.FORECOURT_CHROMIUM;
  if (named && !existsSync(named)) throw new Stop(`FORECOURT_CHROMIUM names a file that does not exist: ${named}.`);
  if (named) return named;
  const builds = whole ? ['whole'] : ['shell', 'whole'];
  for (const name of builds) {
    const program = chromiumPrograms[name];
    if (existsSync(program)) return program;
    const debianPackage = basename(program);
    if (canApt() && (await aptInstall(debianPackage)) && existsSync(program)) return program;
  }
  const own = await ownBrowser();
  if (existsSync(own)) return own;
  console.log('Installing Chromium …');
  const { code, output } = await run([ownNode, commandFile('playwright'), 'install', 'chromium']);
  if (code === 0 && existsSync(own)) return own;
  throw new Stop(
    `${output.trim()}\nNo Chromium could be installed: install one and name its program in FORECOURT_CHROMIUM.`,
  );
}
