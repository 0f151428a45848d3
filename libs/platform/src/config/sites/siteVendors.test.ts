import { siteSchema, type Site, type SiteInput } from '@forecourt/domain';
import { sampleSiteFile } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { definePlugin } from '../../ports/vendorPluginPort.ts';
import { siteVendors } from './siteVendors.ts';

const talk = definePlugin({
  provider: 'Talk',
  slots: ['chat-corner', 'footer'],
  consent: 'functional',
  when: 'touched',
  budget: { kilobytes: 60, milliseconds: 100 },
  settings: z.strictObject({ account: z.string().min(1), origin: z.string().default('http://talk.localhost:{port}') }),
  part: ({ account, origin }) => ({
    kind: 'script',
    address: `${origin}/talk.js`,
    attributes: { account },
    origins: { connect: ['https://api.talk.example'] },
  }),
});
const value = definePlugin({
  provider: 'Values',
  slots: ['vehicle-sidebar', 'head'],
  consent: 'essential',
  when: 'quiet',
  budget: { kilobytes: 80, milliseconds: 50 },
  settings: z.strictObject({ origin: z.string().default('https://value.example') }),
  part: ({ origin }) => ({ kind: 'frame', address: `${origin}/car`, title: 'Your car' }),
});
const right = { plugin: 'talk', settings: { account: 'A1' } };
const siteWith = (plugins: SiteInput['plugins'], more: Partial<Site> = {}): Site => ({
  ...siteSchema.parse({ ...sampleSiteFile, plugins }),
  ...more,
});
const read = (site: Site) => siteVendors(site, { plugins: { talk, value }, port: 4_000 });

it('puts together what the site says with what the plug-in says itself', () => {
  const { vendors, faults } = read(
    siteWith([{ ...right, budget: { kilobytes: 10 }, origins: { images: ['https://img.talk.example'] } }]),
  );
  expect(faults).toEqual([]);
  expect(vendors).toMatchObject([
    {
      name: 'talk',
      provider: 'Talk',
      slot: 'chat-corner',
      consent: 'functional',
      when: 'touched',
      budget: { kilobytes: 10, milliseconds: 100 },
      part: { address: 'http://talk.localhost:4000/talk.js', attributes: { account: 'A1' } },
      origins: {
        scripts: ['http://talk.localhost:4000'],
        images: ['http://talk.localhost:4000', 'https://img.talk.example'],
        connect: ['http://talk.localhost:4000', 'https://api.talk.example'],
        frames: [],
      },
    },
  ]);
});

it('lets a frame be shown, and nothing of it into the page', () => {
  const { vendors } = read(siteWith([{ plugin: 'value' }]));
  expect(vendors[0]?.origins).toEqual({ scripts: [], images: [], connect: [], frames: ['https://value.example'] });
});

it('leaves out what is switched off, and checks it all the same', () => {
  expect(read(siteWith([{ ...right, enabled: false }]))).toEqual({ vendors: [], faults: [] });
  expect(read(siteWith([{ plugin: 'tlak', enabled: false }])).faults).toHaveLength(1);
});

it('has none in commands, which render no pages and know no plug-ins', () => {
  const site = siteWith([{ plugin: 'tlak' }]);
  expect(siteVendors(site, { plugins: null, port: 4_000 })).toEqual({ vendors: [], faults: [] });
});

describe('a mistake', () => {
  it.each([
    [{ plugin: 'tlak' }, 'plugins.0.plugin', "did you mean 'talk'?"],
    [{ plugin: 'pixel' }, 'plugins.0.plugin', 'there are talk, value'],
    [{ plugin: 'talk' }, 'plugins.0.settings.account', 'is missing: it needs text'],
    [{ plugin: 'talk', settings: { account: 5 } }, 'plugins.0.settings.account', 'must be text, not a number'],
    [{ plugin: 'talk', settings: { acount: 'A' } }, 'plugins.0.settings.acount', "did you mean 'account'?"],
    [{ ...right, slot: 'header' as const }, 'plugins.0.slot', 'it can in chat-corner, footer'],
    [{ ...right, consent: 'essential' as const }, 'plugins.0.consent', "must be 'functional' or stricter"],
    [{ plugin: 'talk', settings: { account: 'A', origin: 'http://talk.example' } }, 'plugins.0', 'a whole address'],
    [{ plugin: 'value', slot: 'head' as const }, 'plugins.0.slot', 'a frame cannot stand in'],
    [{ plugin: 'value', settings: { origin: 'https://dealer.example' } }, 'plugins.0', 'on another origin'],
  ])('%j is answered with field and what would be right', (plugin, field, message) => {
    const { faults } = read(siteWith([plugin], { origin: 'https://dealer.example' }));
    expect(faults).toContainEqual([field, expect.stringContaining(message)]);
  });

  it('a corner that the site’s own chat has is taken', () => {
    const chat = siteSchema.parse({
      ...sampleSiteFile,
      chat: { provider: 'Chatter', greeting: 'Hi', script: '/chat.js', opener: ['Chatter'] },
    }).chat;
    expect(read(siteWith([right], { chat })).faults[0]?.[0]).toBe('plugins.0.slot');
  });
});
