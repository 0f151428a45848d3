import { fontFaceCss } from '@forecourt/ui/model';
import { commands } from 'vitest/browser';
import { themeOf } from './catalogueThemes.ts';
import { fontUrls } from './fontUrls.ts';
import { overlayTheme } from './overlayTheme.ts';

/** Themes of which pictures are kept: unlike in type, corners, density and colours. */
const pictureThemes = ['neutral', 'toyota', 'superstore'] as const;

/** Fonts of these themes, added to the page once. */
const faces = document.createElement('style');
faces.textContent = pictureThemes.map((name) => fontFaceCss(themeOf(name), (file) => fontUrls[file] ?? '')).join('');

const nextFrame = () => new Promise(requestAnimationFrame);

/** Waits until the pictures of the page have arrived. */
async function settle(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility() && image.loading !== 'lazy');
  // What cannot be loaded is part of the look.
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

/** How far down the story reaches, dialogs and menus included, no further than the window. */
function shownHeight(): number {
  const parts = [...document.body.querySelectorAll('*')].filter((part) => part.checkVisibility());
  const bottoms = parts.map((part) => part.getBoundingClientRect().bottom);
  return Math.min(innerHeight, Math.max(2, Math.ceil(Math.max(0, ...bottoms))));
}

/**
 * How long a story may take to look as in its picture, in milliseconds: parts that are loaded late arrive in their own
 * time, on a busy machine after seconds. A story that looks right is not waited for.
 */
const lateMs = 5_000;

async function takePictures(story: string, overlay: ReturnType<typeof overlayTheme>): Promise<void> {
  for (const theme of pictureThemes) {
    overlay.show(themeOf(theme).tokens);
    await Promise.all(themeOf(theme).fonts.map(({ family }) => document.fonts.load(`1em '${family}'`)));
    await settle();
    await commands.takePicture(story, { width: innerWidth, height: shownHeight() });
  }
}

/**
 * Takes a picture of the story on the page in each of the themes, and compares them with those that are kept.
 * @throws with what looks different
 */
export async function checkPictures(story: string): Promise<void> {
  if (!faces.isConnected) document.head.append(faces);
  const overlay = overlayTheme();
  const giveUpAt = performance.now() + lateMs;
  try {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    for (;;) {
      // Asked before they are taken: the last ones show the story at the end of its time.
      const last = performance.now() >= giveUpAt;
      await takePictures(story, overlay);
      if (await commands.comparePictures(story)) return;
      if (last) break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  } finally {
    overlay.remove();
  }
  const wrong = await commands.reportPictures(story);
  if (wrong) throw new Error(`${story} ${wrong}.`);
}
