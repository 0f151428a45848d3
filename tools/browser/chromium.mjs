import { existsSync } from 'node:fs';

/**
 * Where Debian puts Chromium. The shell has no window and no part that draws with a graphics card: a page costs it half
 * the processor time of the whole browser.
 */
export const chromiumPrograms = { shell: '/usr/bin/chromium-headless-shell', whole: '/usr/bin/chromium' };

/** The program that tests run: the one that FORECOURT_CHROMIUM names, else the quickest that is installed. */
export const testChromium = () =>
  process.env.FORECOURT_CHROMIUM ?? Object.values(chromiumPrograms).find((program) => existsSync(program));

/** Quiet and the same on every machine: nothing that calls home, nothing that needs a display. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
