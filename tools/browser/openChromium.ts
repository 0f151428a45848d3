import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../front-door/browser.mjs';

/** Quiet and the same on every machine: nothing that calls home, nothing that needs a display. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the machine's Chromium, or the one that FORECOURT_CHROMIUM names. */
export async function openChromium(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: [...flags, ...moreFlags] });
}
