import axe from 'axe-core';
import { axeFindings } from './axeFindings.ts';
import { lookRules } from './lookRules.ts';

/** A story is a part of a page: what is outside of landmarks there is none of its business. */
const partOfPage = ['region'];
const off = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { enabled: false }]));

/**
 * Lets axe judge the story on the page: names, roles and structure, and with `looks` how it looks in the theme that it
 * is drawn in.
 * @throws with everything that axe finds
 */
export async function checkStructure(story: string, { looks }: { looks: boolean }): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: off([...partOfPage, ...(looks ? [] : lookRules)]),
    resultTypes: ['violations'],
    preload: false,
  });
  if (violations.length === 0) return;
  throw new Error(`${story} is not accessible.\n${axeFindings('axe', violations).join('\n')}`);
}
