// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { fontsAhead } from './fontsAhead.ts';

const face = (family: string, load: () => Promise<unknown> = () => Promise.resolve()) => ({
  family,
  load: vi.fn(load),
});

/** The page's fonts, in the order in which its styles declare them. */
function withFonts(isPrerendered: boolean) {
  const [whole, common] = [face('Own'), face('Own')];
  const standIn = face('Own on Arial', () => Promise.reject(new Error('There is no Arial.')));
  Object.assign(document, { prerendering: isPrerendered, fonts: new Set([whole, common, standIn]) });
  return { whole, common, standIn };
}

afterEach(() => void Object.assign(document, { prerendering: undefined, fonts: undefined }));

it('asks for the face of each font that browsers use first, and puts up with one that is not there', async () => {
  const { whole, common, standIn } = withFonts(true);
  fontsAhead();
  await Promise.resolve();
  expect([whole, common, standIn].map(({ load }) => load.mock.calls.length)).toEqual([0, 1, 1]);
});

it('asks for nothing on a page that is opened', () => {
  const { common } = withFonts(false);
  fontsAhead();
  expect(common.load).not.toHaveBeenCalled();
});
