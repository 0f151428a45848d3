/** Where Debian puts Chromium: without a window, and whole. */
export const chromiumPrograms: { shell: string; whole: string };
/**
 * The program that tests run; undefined where there is none but Playwright's own.
 * @param options whole: never the shell, for tests of what a browser paints, and when
 */
export function testChromium(options?: { whole?: boolean }): string | undefined;
/** Flags that keep a browser quiet and the same on every machine. */
export const quietFlags: string[];
