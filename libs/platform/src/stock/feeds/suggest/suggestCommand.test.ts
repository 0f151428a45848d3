import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { layoutSamples } from '../layouts/testing/layoutSamples.ts';
import { parseMapping } from '../mapping.ts';
import { makeFeedFixture } from '../testing/feedFixture.ts';
import { sampleFeed } from './sampleFeed.ts';
import { suggestCommand } from './suggestCommand.ts';
import { suggestMapping } from './suggestMapping.ts';

const fixture = makeFeedFixture();
const folder = temporaryFolder();

function fileOf(content: string): string {
  const file = join(folder, 'feed');
  writeFileSync(file, content);
  return file;
}

it.each(Object.entries(layoutSamples))(
  'knows the layout %s by its columns, or their texts',
  async (name, { content }) => {
    expect(suggestMapping(await sampleFeed(fileOf(content))).layout?.name).toBe(name);
  },
);

it('writes a mapping that imports the file as it is, and shows how each field is read', async () => {
  const content = [
    'Stock No,Manufacturer,Vehicle Model,Grade,Yr Built,New/Used,Kms,Retail Price,Photo1,Photo2',
    'S1,Kia,EV6,GT-Line,2024,Used,"5,100","$72,990",https://i.example/1.jpg,https://i.example/2.jpg',
    'S2,Mazda,CX-5,Touring,2022,Demo,"1,100","$42,990",,',
    '',
  ].join('\n');
  const [file, out, lines] = [fileOf(content), join(folder, 'mapping.json'), [] as string[]];
  expect(await suggestCommand({ suggest: file, out, maxBytes: undefined }, { say: (line) => lines.push(line) })).toBe(
    0,
  );
  expect(lines.join('\n')).toMatch(/^price +Retail Price +100 % +missing, money +\$72,990 → \$72,990$/m);
  const report = await fixture.run(content, { mapping: parseMapping(readFileSync(out, 'utf8'), out) });
  expect(report).toMatchObject({ rows: 2, accepted: 2, issues: [] });
  expect((await fixture.stock()).find(({ make }) => make === 'Kia')).toMatchObject({
    name: '2024 Kia EV6 GT-Line',
    km: 5_100,
    price: 7_299_000,
    images: [{ url: 'https://i.example/1.jpg' }, { url: 'https://i.example/2.jpg' }],
  });
});

it('keeps the mapping alone in the output, for other programs', async () => {
  const [said, noted]: [string[], string[]] = [[], []];
  const deps = { say: (line: string) => said.push(line), note: (line: string) => noted.push(line) };
  await suggestCommand(
    { suggest: fileOf(layoutSamples['us-inventory-csv']?.content ?? ''), out: undefined, maxBytes: undefined },
    deps,
  );
  expect(JSON.parse(said.join('\n'))).toMatchObject({ source: 'us-inventory-csv' });
  expect(noted[0]).toBe("The feed has the layout 'US inventory CSV'.");
});
