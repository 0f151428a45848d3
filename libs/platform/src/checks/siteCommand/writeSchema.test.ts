import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { platformOnly } from '../../config/registry/registered.ts';
import { configOf } from '../../config/testing/configOf.ts';
import { putFile, readText, temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { JsonSchema } from '../siteSchema/jsonSchema.ts';
import { siteCommand } from './siteCommand.ts';

let root: string;
const text = (schema: string) => `{\n  "$schema": ${JSON.stringify(schema)},\n  "slug": "harbour"\n}\n`;
const own = () => join(root, 'site.schema.json');
const platforms = join(import.meta.dirname, '../../../../domain/site.schema.json');

beforeEach(() => {
  root = temporaryFolder();
  putFile(root, 'sites/themes/house.json', { brand: '#c8102e' });
  putFile(root, 'sites/other.json', text('../mine.json'));
});

async function run(args: string[], ownSchemaFile?: string) {
  const environment = { FORECOURT_SITES: 'sites', FORECOURT_CONTENT: 'content', FORECOURT_DATA: 'data' };
  const lines: string[] = [];
  const code = await siteCommand(args, {
    config: configOf(environment, root),
    registered: {
      ...platformOnly,
      templates: new Map([['showcase', {}]]),
      flags: { winterSale: { default: false, reason: 'Shows the banner of the winter sale' } },
      messages: { 'own.greeting': 'Good day' },
      channels: { 'dealer-desk': { settings: readNothing, deliver: () => Promise.resolve('') } },
    },
    schemaFile: platforms,
    ...(ownSchemaFile !== undefined && { ownSchemaFile }),
    say: (line) => void lines.push(line),
    ask: null,
    now: () => new Date('2026-11-22T01:00:00Z'),
  });
  return { code, said: lines.join('\n') };
}
const readNothing = { safeParse: (data: unknown) => ({ success: true, data }) } as never;

const site = (name: string) => readText(root, 'sites', name);

it('[SITE-01] schema offers the names that the host has registered, beside the fields of every site', async () => {
  expect((await run(['schema'], own())).code).toBe(0);
  const { properties = {} } = JSON.parse(readText(own())) as JsonSchema;
  expect(properties['template']?.examples).toEqual(['showcase']);
  expect(properties['theme']?.examples).toEqual(['house']);
  const flags = properties['flags']?.properties ?? {};
  expect(flags['winterSale']?.description).toMatch(/^Shows the banner of the winter sale\. Default: false/);
  expect(flags).toHaveProperty('compare');
  expect(properties['messages']?.properties?.['own.greeting']).toEqual({ type: 'string', description: 'Good day' });
  const channel = properties['leadDestinations']?.items?.oneOf?.find((one) => one.properties?.['channel']);
  expect(channel?.properties?.['channel']?.examples).toEqual(['dealer-desk']);
  expect(properties['finance']?.properties?.['lenders']?.items?.examples?.length).toBeGreaterThan(1);
});

it('site files that name the platform’s schema name the host’s own then, and others are left alone', async () => {
  putFile(root, 'sites/harbour.json', text(relative(join(root, 'sites'), platforms)));
  const { said } = await run(['schema'], own());
  expect(said).toContain('harbour.json names it.');
  expect([site('harbour.json'), site('other.json')]).toEqual([text('../site.schema.json'), text('../mine.json')]);
  const flags = ['--name', 'Third', '--template', 'showcase', '--theme', 'house'];
  await run(['new', 'third', ...flags], own());
  expect(JSON.parse(site('third.json'))).toMatchObject({ $schema: '../site.schema.json' });
});

it('a host without a schema of its own is told which commands there are', async () => {
  const { code, said } = await run(['schema']);
  expect([code, said.startsWith('Usage')]).toEqual([1, true]);
  expect(existsSync(own())).toBe(false);
});
