import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsOf, namedIn, storyGaps } from './storyGaps.ts';

const libs = join(import.meta.dirname, '../../libs');
const gaps = readdirSync(libs).flatMap((name) => storyGaps(join(libs, name)));

/** Exported components without a story, each with its reason. */
const exempt: Readonly<Record<string, string>> = {
  EmbeddedSiteProvider: 'shows nothing of its own: the site around the parts of a foreign page',
  LateDialogSummary: 'loads VehicleDialogSummary when it is needed',
  LateModelMenu: 'loads ModelMenuPanel when it opens, which the stories of ModelMenu show',
  LatePart: 'shows nothing of its own: it wakes its content when it is needed',
  SiteProvider: 'shows nothing of its own: it stands around every story',
  WakeForVisitor: 'shows nothing of its own: it wakes the parts of a returning visitor',
};

describe('stories', () => {
  it('exist for each exported component', () => {
    expect(gaps.filter(({ name }) => !Object.hasOwn(exempt, name)).map(({ fault }) => fault)).toEqual([]);
  });

  it('are missing for each exempt component', () => {
    const names = gaps.map(({ name }) => name);
    expect(Object.keys(exempt).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('reading', () => {
  it('finds the components that a door exports', () => {
    const report = [
      'function Card(props: CardProps): JSX.Element;',
      'function List<Item>(props: ListProps<Item>): JSX.Element;',
      'function sumOf(numbers: number[]): number;',
      'const LateTabs: import("@forecourt/ui").LateComponent<TabsProps>;',
      "export { sampleSite } from 'domain';",
      '## Types that these speak of',
      'function Inner(): JSX.Element;',
    ].join('\n');
    expect(componentsOf(report)).toEqual(['Card', 'List', 'LateTabs']);
  });

  it('finds the components that a file of stories names', () => {
    const stories =
      "const meta = {\n  component: Card,\n  subcomponents: { CardTitle, CardText },\n  title: 'UI/Card',\n};";
    expect(namedIn(stories)).toEqual(['Card', 'CardTitle', 'CardText']);
  });
});
