import { page } from 'vitest/browser';
import { overflow } from './rightToLeft.ts';

/** Width of a phone, in pixels. */
const phone = 390;

/** Elements that reach over the right edge and whose parents do not. */
function wideParts(): Element[] {
  const edge = document.documentElement.clientWidth + 1;
  const isWide = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().right > edge;
  return [...document.body.querySelectorAll('*')].filter(
    (part) => isWide(part) && !(part.parentElement && isWide(part.parentElement)),
  );
}

/**
 * Draws the story as wide as a phone.
 * @throws with what reaches over the edge, where the page can then be scrolled sideways
 */
export async function checkNarrow(story: string): Promise<void> {
  const [width, height] = [innerWidth, innerHeight];
  await page.viewport(phone, height);
  try {
    const beyond = overflow();
    if (beyond <= 0) return;
    const parts = wideParts().map(
      (part) => `${part.localName}.${part.className}: ${part.textContent?.trim().slice(0, 60)}`,
    );
    throw new Error(
      `${story} is ${phone + beyond} pixels wide on a phone of ${phone}.\n${parts.slice(0, 8).join('\n')}`,
    );
  } finally {
    await page.viewport(width, height);
  }
}
