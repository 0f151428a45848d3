import type { Page } from '@playwright/test';

interface Shift {
  /** The browser's measure of one movement: share of the screen that moved, times how far. */
  value: number;
  /** Begin of the text of what moved. */
  parts: string[];
}

/** Notes from the next page on what moves by itself, not by what the visitor does. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const moved: Shift[] = [];
    Object.assign(window, { moved });
    const nameOf = ({ node }: { node: Node | null }) =>
      `${node?.nodeName ?? 'gone'} ${(node?.textContent ?? '').slice(0, 60)}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (!hadRecentInput) moved.push({ value, parts: sources.map(nameOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns what moved so far, summed up, and the parts in words */
export async function layoutShifts(page: Page): Promise<{ sum: number; words: string }> {
  const moved = await page.evaluate(() => (window as unknown as { moved: Shift[] }).moved);
  return { sum: moved.reduce((sum, { value }) => sum + value, 0), words: JSON.stringify(moved, null, 2) };
}
