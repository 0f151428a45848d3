import { existsSync } from 'node:fs';

/**
 * Where Debian puts Chromium. The shell has no window and no part that draws with a graphics card: a page costs it half
 * the processor time of the whole browser.
 */
export const chromiumPrograms = { shell: '/usr/bin/chromium-headless-shell', whole: '/usr/bin/chromium' };

/**
 * The program that tests run: the one that FORECOURT_CHROMIUM names, else the quickest that is installed; undefined where
 * there is none but Playwright's own.
 * @param {{ whole?: boolean }} [options] whole: never the shell, for tests of what a browser paints, and when
 */
export function testChromium({ whole = false } = {}) {
  const programs = whole ? [chromiumPrograms.whole] : Object.values(chromiumPrograms);
  return process.env.FORECOURT_CHROMIUM ?? programs.find((program) => existsSync(program));
}

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
