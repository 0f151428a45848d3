import { existsSync } from 'node:fs';
import { run } from './children.mjs';
import { commandFile, ownNode, Stop } from './machine.mjs';
import { aptInstall, canApt } from './apt.mjs';

const system = '/usr/bin/chromium';

/** Where Playwright keeps its own Chromium, whether it is there or not. */
async function ownBrowser() {
  const print = "console.log((await import('playwright')).chromium.executablePath())";
  const { output } = await run([ownNode, '--input-type=module', '-e', print]);
  return output.trim();
}

/** Program of a Chromium, installed if there is none: the machine's own where possible, else Playwright's. */
export async function ensureBrowser() {
  const named = process.env.FORECOURT_CHROMIUM;
  if (named && !existsSync(named)) throw new Stop(`FORECOURT_CHROMIUM names a file that does not exist: ${named}.`);
  if (named) return named;
  if (existsSync(system)) return system;
  if (canApt() && (await aptInstall('chromium')) && existsSync(system)) return system;
  const own = await ownBrowser();
  if (existsSync(own)) return own;
  console.log('Installing Chromium …');
  const { code, output } = await run([ownNode, commandFile('playwright'), 'install', 'chromium']);
  if (code === 0 && existsSync(own)) return own;
  throw new Stop(
    `${output.trim()}\nNo Chromium could be installed: install one and name its program in FORECOURT_CHROMIUM.`,
  );
}
