// @vitest-environment node
import { templateNames } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import type { HomeProps, SearchPageProps, Template } from '../contract/props.ts';
import { templates } from '../templates.ts';
import { templateContract } from './templateContract.tsx';

describe.each(templateNames)('the template %s', (name) => {
  it.each(templateContract(templates[name], name))('$title', ({ check }) => check());
});

function NoSearch({ site }: HomeProps) {
  return (
    <section>
      <h1>{site.name}</h1>
    </section>
  );
}

it('fails for a page that breaks a promise, and says which', async () => {
  const checks = templateContract({ ...templates.franchise, Home: NoSearch });
  const outcomes = await Promise.allSettled(checks.slice(0, 3).map(({ check }) => check()));
  expect(outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : 'kept'))).toEqual([
    "Error: No form of the role 'search' leads to /search.",
    "Error: There is no element with the id 'offers', to which menus lead.",
    'Error: 1 sections have a heading and nothing else.',
  ]);
});

it('a page that takes other data than its contract says does not compile', () => {
  const needsHeading = ({ heading }: SearchPageProps) => <h1>{heading}</h1>;
  // @ts-expect-error a home page gets no heading
  const wrong: Pick<Template, 'Home'> = { Home: needsHeading };
  expect(Object.keys(wrong)).toEqual(['Home']);
});
