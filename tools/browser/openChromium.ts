import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../front-door/browser.mjs';
import { quietFlags } from './chromium.mjs';

/** Opens the machine's whole Chromium, or the one that FORECOURT_CHROMIUM names. */
export async function openChromium(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser({ whole: true }), args: [...quietFlags, ...moreFlags] });
}
