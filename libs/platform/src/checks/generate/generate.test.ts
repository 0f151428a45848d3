import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { generateCommand } from './generateCommand.ts';
import { channelKind, formKind, sectionKind } from './kinds.ts';
import { openDraft } from './openDraft.ts';
import { spellingsOf } from './pieces.ts';
import { addProperty } from './sources.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  writeFileSync(join(root, 'package.json'), '{}');
});

const places = { config: 'forecourt.config.ts', project: '.', projects: [] };
const config = `import { defineForecourt } from '@forecourt/platform/config';

export default defineForecourt({
  templates: {},
  forms: standardForms,
});
`;

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await generateCommand(args, {
    root,
    kinds: {
      section: sectionKind({ ...places, folder: 'templates/sections', testing: 'testing', room: 'Sections', next: [] }),
      form: formKind(places),
      channel: channelKind(places, (name) => `channels/${name}`),
    },
    checksOf: () => [{ title: 'types', program: 'no-such-compiler', args: [] }],
    say: (line) => void lines.push(line),
  });
  return { code, said: lines.join('\n') };
}

const text = (path: string) => readFileSync(join(root, path), 'utf8');

it('writes what a host’s own folder takes, and registers it without a formatter at hand', async () => {
  writeFileSync(join(root, 'forecourt.config.ts'), config);
  const { code, said } = await run('form', 'call-me-back', '--unchecked');
  expect([code, said]).toEqual([0, expect.stringContaining('Written: forms/callMeBackForm.ts')]);
  await run('channel', 'dealer-desk', '--unchecked');
  expect(text('forecourt.config.ts')).toBe(`import { defineForecourt } from '@forecourt/platform/config';
import { callMeBackForm } from './forms/callMeBackForm.ts';
import { dealerDeskChannel } from './channels/dealer-desk/dealerDeskChannel.ts';

export default defineForecourt({
  templates: {},
  forms: { ...standardForms, 'call-me-back': callMeBackForm },
  deliveryChannels: { 'dealer-desk': dealerDeskChannel },
});
`);
  await run('section', 'WorkshopFacts', '--unchecked');
  expect(text('templates/sections/WorkshopFacts.tsx')).toContain('<SectionHeader title={title} />');
  expect(text('templates/sections/WorkshopFacts.stories.tsx')).toContain("title: 'Workshop facts'");
  expect(text('templates/sections/WorkshopFacts.test.tsx')).toContain("from 'testing'");
});

it('says which program is missing when what was written cannot be checked', async () => {
  writeFileSync(join(root, 'forecourt.config.ts'), config);
  const { code, said } = await run('form', 'call-me-back');
  expect(code).toBe(1);
  expect(said).toContain('types: no-such-compiler is not installed. Run npm install');
});

it.each([
  [['form', 'call-me', '--unchecked'], '', /forecourt\.config\.ts is not there/],
  [['form', 'call-me', '--unchecked'], 'export default 1;', /no object to add to: write it as export default d/],
  [['form', 'enquiry'], config, /has a form 'enquiry' already/],
  [['filter', 'engine'], config, /^Usage[^]*  section WarrantyNote/],
  [['section', 'workshop'], config, /no name for a section: write it like/],
])('writes nothing for %j, which is answered with what would be right', async (args, before, message) => {
  if (before !== '') writeFileSync(join(root, 'forecourt.config.ts'), before);
  const { code, said } = await run(...args);
  expect([code, said]).toEqual([1, expect.stringMatching(message)]);
  expect(existsSync(join(root, 'forms'))).toBe(false);
  if (before !== '') expect(text('forecourt.config.ts')).toBe(before);
});

describe('a property goes where a reader would put it', () => {
  it.each([
    ['{}', 'b', '{ b: 1 }'],
    ['{ a, c }', 'b', '{ a, b: 1, c }'],
    ['{\n  c: 1,\n  a: 2,\n}', 'b', '{\n  c: 1,\n  a: 2,\n  b: 1,\n}'],
    ['{ ...all, a: 1 }', 'b-b', "{ ...all, a: 1, 'b-b': 1 }"],
  ])('of %s', (before, name, after) => {
    const draft = openDraft(root);
    draft.write('table.ts', `export const table = ${before} as const;\n`);
    addProperty(draft, 'table.ts', 'table', { name, value: '1' });
    expect(draft.read('table.ts')).toBe(`export const table = ${after} as const;\n`);
  });
});

it.each([
  ['call-me-back', 'CallMeBack', 'callMeBack', 'Call me back'],
  ['WarrantyNote', 'WarrantyNote', 'warrantyNote', 'Warranty note'],
  ['engine_size', 'EngineSize', 'engineSize', 'Engine size'],
])('%s is spelled as code and as words', (name, className, propertyName, sentence) => {
  expect(spellingsOf(name)).toMatchObject({ className, propertyName, sentence });
});
