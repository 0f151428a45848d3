import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { themeCommand } from './themeCommand.ts';

let sitesFolder: string;
beforeEach(() => {
  sitesFolder = mkdtempSync(join(tmpdir(), 'forecourt-themes-'));
});
afterEach(() => rmSync(sitesFolder, { recursive: true }));

const file = () => join(sitesFolder, 'themes/mahindra.json');

function run(...args: string[]): { code: number; text: string } {
  const lines: string[] = [];
  const code = themeCommand(args, {
    sitesFolder,
    registered: ['kia', 'boutique'],
    schemaFile: join(sitesFolder, 'theme.schema.json'),
    say: (line) => void lines.push(line),
  });
  return { code, text: lines.join('\n') };
}

it('[SITE-03] new writes a theme of one colour and the choices that were made, and shows what follows from it', () => {
  const { code, text } = run('new', 'mahindra', '--brand', '#c8102e', '--corners', 'square', '--headings', 'bitter');
  expect([code, text]).toEqual([0, expect.stringMatching(/brand +#c8102e\n[^]*textMuted +#[0-9a-f]{6}/)]);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({
    $schema: '../theme.schema.json',
    brand: '#c8102e',
    corners: 'square',
    headings: 'bitter',
  });
  expect(run('show', 'mahindra').text).toContain('onBrand          #ffffff');
});

it.each([
  [['new', 'mahindra'], /--brand is missing/],
  [['new', 'mahindra', '--brand', 'red'], /brand: a colour as #RRGGBB/],
  [['new', 'mahindra', '--brand', '#c8102e', '--corners', 'soft'], /corners: /],
  [['new', 'mahindra', '--brand', '#c8102e', '--corner', 'round'], /--corner/],
  [['new', 'kia', '--brand', '#c8102e'], /'kia' is a theme that the host has/],
  [['new', 'Mahindra!', '--brand', '#c8102e'], /small letters, digits and hyphens/],
  [['show', 'mahindra'], /There is no theme 'mahindra'/],
  [[], /^Usage/],
])('%j is answered with what would be right, and writes nothing', (args, message) => {
  const { code, text } = run(...args);
  expect([code, text]).toEqual([1, expect.stringMatching(message)]);
  expect(existsSync(file())).toBe(false);
});

it('show names colours that nobody could read, and keeps new from writing over a theme', () => {
  run('new', 'mahindra', '--brand', '#c8102e');
  expect(run('new', 'mahindra', '--brand', '#000000').text).toContain('is there already');
  writeFileSync(file(), JSON.stringify({ brand: '#c8102e', colours: { text: '#dddddd' } }));
  expect(run('show', 'mahindra')).toEqual({
    code: 1,
    text: expect.stringMatching(/^colours\.text: text on background/) as string,
  });
  writeFileSync(file(), '{');
  expect(run('show', 'mahindra').text).toContain('is not JSON');
});
