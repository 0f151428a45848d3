import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import forecourt from '../forecourt.config.ts';
import { partsModule } from './registeredParts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-parts-'));
  mkdirSync(join(root, 'sites/themes'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const constantIn = (code: string, name: string): unknown =>
  JSON.parse(new RegExp(`^export const ${name} = (.*);$`, 'm').exec(code)?.[1] ?? 'null');

it('tells stories of every theme and template that the host has, those that are data first', async () => {
  const file = join(root, 'sites/themes/house.json');
  writeFileSync(file, JSON.stringify({ $schema: 'x', brand: '#c8102e' }));
  const { code, watched } = await partsModule(root);
  const themes = constantIn(code, 'themes') as Record<string, { tokens: { color: { brand: string } } }>;
  expect(Object.keys(themes)).toEqual([...Object.keys(forecourt.themes), 'house']);
  expect(themes['house']?.tokens.color.brand).toBe('#c8102e');
  expect([constantIn(code, 'firstTheme'), constantIn(code, 'templates')]).toEqual([
    'house',
    Object.keys(forecourt.templates),
  ]);
  expect(constantIn(code, 'flags')).toEqual(forecourt.flags);
  expect(watched).toEqual([file]);
});

it('brings the style sheets of the packages and of templates, and the fonts', async () => {
  const { code } = await partsModule(root);
  for (const sheet of ['ui', 'vehicle', 'templates'])
    expect(code).toMatch(new RegExp(`^import ".*/${sheet}/dist/styles.css";$`, 'm'));
  expect(code).toMatch(/^import ".*boutique.*\.css";$/m);
  expect(code).toMatch(/^import font0 from ".*\.woff2\?url";$/m);
  expect(Object.keys(constantIn(code, 'spaces') as object)).toContain('airy');
});

it('names the theme that cannot be read', async () => {
  writeFileSync(join(root, 'sites/themes/house.json'), JSON.stringify({ brand: 'red' }));
  await expect(partsModule(root)).rejects.toThrow(/house\.json: brand: /);
});
