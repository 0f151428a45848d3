import { siteSchema, type Site } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { expect, it, vi } from 'vitest';
import { followSites } from './followSites.ts';

const site = (slug: string, tagline: string): Site => siteSchema.parse({ ...sampleSite, slug, tagline });

function follow(first: Site[]) {
  let all = first;
  const notify = vi.fn();
  const checkFinance = vi.fn(async () => false);
  const look = followSites({ sites: { all: () => all }, checkFinance, notify });
  return { notify, checkFinance, look, write: (next: Site[]) => (all = next) };
}

it('tells of the sites that say something else, once', async () => {
  const { notify, look, write } = follow([site('one', 'Cars'), site('two', 'Vans')]);
  await look();
  expect(notify).not.toHaveBeenCalled();
  write([site('one', 'Cars and utes'), site('two', 'Vans')]);
  await look();
  await look();
  expect(notify.mock.calls).toEqual([[['one']]]);
});

it('tells of every site again once the index has other finance figures', async () => {
  const { notify, checkFinance, look, write } = follow([site('one', 'Cars'), site('two', 'Vans')]);
  checkFinance.mockResolvedValueOnce(true);
  write([site('one', 'Cars'), site('two', 'Campers')]);
  await look();
  expect(notify.mock.calls).toEqual([[['two']], [['one', 'two']]]);
});

it('looks once at a time, and once more when it was asked meanwhile', async () => {
  const { checkFinance, look } = follow([site('one', 'Cars')]);
  let finish = (_changed: boolean) => {};
  checkFinance.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const first = look();
  await look();
  await look();
  expect(checkFinance).toHaveBeenCalledTimes(1);
  finish(false);
  await first;
  expect(checkFinance).toHaveBeenCalledTimes(2);
});
