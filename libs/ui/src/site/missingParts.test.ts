import { afterEach, expect, it } from 'vitest';
import { vars } from '../tokens/contract.css.ts';
import { missingParts } from './missingParts.ts';

const tokenOf = (reference: string) => /var\((--[\w-]+)/.exec(reference)?.[1] ?? '';

/** A page with a theme whose fonts are these. */
function pageWith(font: string | null, faces: { family: string; load: () => Promise<void> }[] = []): Document {
  const { style } = document.documentElement;
  if (font !== null) for (const token of [vars.font.body, vars.font.heading]) style.setProperty(tokenOf(token), font);
  return { documentElement: document.documentElement, fonts: new Set(faces) } as unknown as Document;
}

afterEach(() => document.documentElement.removeAttribute('style'));

it('says that a page has no theme', async () => {
  expect(await missingParts(pageWith(null))).toEqual([expect.stringContaining('no theme')]);
});

it('says which font nobody has declared, or could load', async () => {
  const stack = "'Manrope Variable', 'Manrope on Arial', sans-serif";
  expect(await missingParts(pageWith(stack))).toEqual([
    expect.stringContaining('"Manrope Variable", which the page does not declare'),
  ]);
  const failed = [{ family: '"Manrope Variable"', load: () => Promise.reject(new Error('404')) }];
  expect(await missingParts(pageWith(stack, failed))).toEqual([expect.stringContaining('could not be loaded')]);
});

it('says nothing where all is there, or the theme takes the device’s fonts', async () => {
  const loaded = [{ family: 'Manrope Variable', load: () => Promise.resolve() }];
  expect(await missingParts(pageWith("'Manrope Variable', sans-serif", loaded))).toEqual([]);
  expect(await missingParts(pageWith('system-ui, sans-serif'))).toEqual([]);
});
