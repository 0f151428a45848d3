import { siteSchema, type Site } from '@forecourt/domain';
import { sampleSiteFile } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { chooseSites } from './chooseSites.ts';

const site = (slug: string, hosts: string[]): Site =>
  siteSchema.parse({ ...sampleSiteFile, slug, hosts, stockDealershipIds: [`dealer-${slug}`] });
const hostsOf = ({ hosts }: Site) => hosts;
const map = (...sites: Site[]) => new Map(sites.map((one) => [one.slug, one]));
const answered = ({ hosts }: ReturnType<typeof chooseSites>) =>
  Object.fromEntries([...hosts].map(([host, { slug }]) => [host, slug]));

it('lets two sites change host names with each other, whichever comes first', () => {
  const before = map(site('a', ['one.example']), site('b', ['two.example']), site('c', ['three.example']));
  const offered = map(site('a', ['two.example']), site('b', []), site('c', ['one.example', 'three.example']));
  const chosen = chooseSites({ before, offered, hostsOf });
  expect(chosen.problems).toEqual([]);
  expect(answered(chosen)).toEqual({ 'two.example': 'a', 'one.example': 'c', 'three.example': 'c' });
});

it('keeps a host name with the site that had it, and the other site as it was', () => {
  const former = site('a', ['one.example']);
  const before = map(former, site('b', ['two.example']));
  const chosen = chooseSites({ before, offered: map(site('a', ['two.example']), before.get('b')!), hostsOf });
  expect(chosen.sites.get('a')).toBe(former);
  expect(chosen.problems).toEqual([{ file: 'a.json', field: 'hosts', message: "'two.example' belongs to b already" }]);
  expect(answered(chosen)).toEqual({ 'one.example': 'a', 'two.example': 'b' });
});

it('leaves out a site that is no longer among them', () => {
  const stays = site('a', ['one.example']);
  const chosen = chooseSites({ before: map(stays), offered: map(stays), hostsOf });
  expect([...chosen.sites.keys()]).toEqual(['a']);
});
