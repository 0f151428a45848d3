import { vars } from '../tokens/contract.css.ts';

const generic = /^(serif|sans-serif|monospace|system-ui|ui-[a-z-]+|inherit)$/;
const nameOf = (reference: string): string => /var\((--[\w-]+)/.exec(reference)?.[1] ?? '';
const unquoted = (family: string): string => family.trim().replace(/^['"]|['"]$/g, '');

/** First family of a list of fonts: the one that the theme means. */
const firstFamily = (stack: string): string => unquoted(stack.split(',')[0] ?? '');

/**
 * What a page lacks that its theme needs, each as a sentence with what to do; loads the theme's fonts.
 * @param page whose root carries the tokens
 */
export async function missingParts(page: Document): Promise<string[]> {
  const style = getComputedStyle(page.documentElement);
  const stacks = [vars.font.body, vars.font.heading].map((font) => style.getPropertyValue(nameOf(font)).trim());
  if (stacks.includes(''))
    return [
      'The page has no theme. Print themeCss(siteTokens(theme, brandColour)) of @forecourt/ui/model in its head.',
    ];
  const families = [...new Set(stacks.map(firstFamily))].filter((family) => !generic.test(family));
  const missing = families.map(async (family) => {
    const own = [...page.fonts].filter((face) => unquoted(face.family) === family);
    if (own.length === 0)
      return `The theme names the font "${family}", which the page does not declare. Print fontFaceCss(theme, address) of @forecourt/ui/model in its head.`;
    const loads = await Promise.allSettled(own.map((face) => face.load()));
    return loads.some(({ status }) => status === 'rejected')
      ? `The font "${family}" could not be loaded. Serve the files that theme.fonts names where fontFaceCss says they are.`
      : null;
  });
  return (await Promise.all(missing)).filter((sentence) => sentence !== null);
}

let isTold = false;

/** Writes what the page lacks to the console, once. */
export async function tellMissing(): Promise<void> {
  if (isTold) return;
  isTold = true;
  for (const sentence of await missingParts(document)) console.error(sentence);
}
