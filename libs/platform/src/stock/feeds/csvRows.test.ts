import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openMappedFeed } from './openMappedFeed.ts';
import { workbookOf } from './testing/workbookOf.ts';
import { zipOf } from './testing/zipOf.ts';
import { mappingSchema } from './mapping.ts';

const folder = temporaryFolder();

async function open(content: string | Buffer, given: object | null = null) {
  const file = join(folder, 'feed');
  writeFileSync(file, content);
  const mapping = given && mappingSchema.parse({ source: 's', key: ['Stock'], ...given });
  return openMappedFeed({ file, mapping });
}

async function read(content: string | Buffer, given: object | null = null) {
  const { feed } = await open(content, given);
  const found: string[] = [];
  for await (const batch of feed.batches(100))
    for (const row of batch)
      found.push(
        `${row.number} ${'trailer' in row ? row.trailer : 'issue' in row ? row.issue.reason : Object.values(row.cells).join('/')}`,
      );
  return { rows: found, notes: feed.notes, header: feed.header };
}

const header = 'stocknum,name,make,model,car_type,price';
const s1 = 'S1,2020 Rio,Kia,Rio,used,1';
const s2 = 'S2,2021 Rio,Kia,Rio,used,2';
const whole = ['S1/2020 Rio/Kia/Rio/used/1', 'S2/2021 Rio/Kia/Rio/used/2'];
const [first, second] = whole;

it.each([
  ['line ends of all kinds', `${header}\r\n${s1}\r${s2}\n`, [2, 3]],
  ['empty cells behind the last column', `${header}\n${s1},\n${s2},,,\n`, [2, 3]],
  ['a title and blank rows above the header', `Stock of 28/11/2026,,,\n\n${header}\n${s1}\n\n${s2}`, [4, 6]],
  ['a line that names the delimiter', `sep=;\n${header}\n${s1}\n${s2}\n`.replaceAll(',', ';'), [2, 3]],
  ['semicolons', `${header}\n${s1}\n${s2}\n`.replaceAll(',', ';'), [2, 3]],
  ['tabs', `${header}\n${s1}\n${s2}\n`.replaceAll(',', '\t'), [2, 3]],
  ['pipes', `${header}\n${s1}\n${s2}\n`.replaceAll(',', '|'), [2, 3]],
  ['quotes behind blanks', `${header}\n"S1", "2020 Rio", "Kia", "Rio", "used", "1"\n${s2}\n`, [2, 3]],
])('reads a table with %s, under the numbers that a spreadsheet shows', async (_name, content, numbers) => {
  const wanted = numbers.map((number, place) => `${number} ${whole[place]}`);
  expect((await read(content)).rows).toEqual(wanted);
});

it('says which rows above the header it left out, and which columns of one name nothing reads', async () => {
  const { notes, rows } = await read(`Stock list\n${header},Notes,Notes\n${s1},a,b\n`);
  expect(rows).toEqual([`3 ${first}/a/b`]);
  expect(notes).toEqual([
    'The header is row 2; what stands above it is left out.',
    'Several columns have the same name, and nothing reads them: Notes.',
  ]);
});

it('refuses two columns of one name where the mapping reads one, and reads both where it names both', async () => {
  const content = 'Stock,Photo,Photo\nS1,/1.jpg,/2.jpg\n';
  const fields = (...from: string[]) => ({ fields: { primary_image_url: { from } } });
  await expect(open(content, fields('Photo'))).rejects.toThrow("two columns named 'Photo'");
  expect((await read(content, fields('Photo', 'Photo (2)'))).header).toEqual(['Stock', 'Photo', 'Photo (2)']);
});

it('reports a row that is too short or too long, and reads the others', async () => {
  const { rows } = await read(`${header}\nS0,short\n${s1}\n${s2},x\n`);
  expect(rows).toEqual([
    '2 the row has 2 cells, the header has 6',
    `3 ${first}`,
    '4 the row has 7 cells, the header has 6',
  ]);
});

it.each(
  'END|EOF|*** End of file ***|2 records|Total vehicles: 2|Records: 2,,,,,|TRAILER 2|Number of records: 2'.split('|'),
)('tells the line %s, which ends the file, from rows and from one that is cut', async (line) => {
  const [text = ''] = line.split(',');
  for (const close of ['\n', '\r\n\r\n', ''])
    expect((await read(`${header}\n${s1}\n${s2}\n${line}${close}`)).rows[2]).toBe(`4 ${text}`);
  const alike = `${header}\n${text}ING,2021 Rio,Kia,Rio,used,2\n${s2}\n${text}`;
  await expect(read(alike)).rejects.toMatchObject({ name: 'IncompleteFeedError' });
});

it.each(['S3', '10425', 'U', '2021 Rio', '6T1BE42K05X012345', 'UNIT 7', '20 Rio'])(
  'takes the line %s for a row, of which the file has but the first cell',
  async (line) => {
    const cut = `${header}\n${s1}\n${s2}\n${line}`;
    await expect(read(cut)).rejects.toMatchObject({ name: 'IncompleteFeedError' });
    expect((await read(`${cut}\n`)).rows[2]).toBe('4 the row has 1 cells, the header has 6');
  },
);

it.each([
  ['within its last row', `${header}\n${s1}\nS2,2021 Rio,Kia`],
  ['within quotes', `${header}\n${s1}\nS2,"2021 Rio`],
  ['within quotes that no row has room for', `${header}\n${s1}\nS2,"${'x'.repeat(300_000)}`],
  ['within a letter', Buffer.from(`${header}\n${s1}\nS2,é,Kia,Rio,used,é`).subarray(0, -1)],
])('takes a file that ends %s for a part of a feed', async (_name, content) => {
  await expect(read(content)).rejects.toMatchObject({ name: 'IncompleteFeedError' });
});

it('loses no row behind a quote that is never closed', async () => {
  const { rows } = await read(`${header}\nS0,"2019 Rio,Kia,Rio,used,0\n${s1}\n${s2}\n`);
  expect(rows).toEqual(['2 the row opens a quote that it does not close', `3 ${first}`, `4 ${second}`]);
});

it('reads numbers with a decimal comma where the column or the mapping says so', async () => {
  const steps = async (price: string, more: object = {}) => {
    const fields = { price: { from: 'Price', steps: [{ do: 'money' }] } };
    const { mapping } = await open(`Stock;Price\nS1;${price}\n`, { ...more, fields });
    const rule = mapping.fields['price'];
    return { rule: rule && 'steps' in rule ? rule.steps : [], decimal: mapping.decimal };
  };
  expect((await steps('17990,00')).rule).toEqual([{ do: 'money', decimal: ',' }]);
  expect((await steps('17.990')).rule).toEqual([{ do: 'money' }]);
  expect(await steps('17.990', { decimal: ',' })).toMatchObject({ rule: [{ do: 'money' }], decimal: ',' });
});

it('reads the first table of an Excel workbook as CSV would have it', async () => {
  const cells = [
    ['Stock list'],
    [],
    header.split(','),
    ['0012', '2020 Rio', 'Kia', 'Rio', 'used', 21_990.5],
    ['S2', 'Lynk & Co', new Date('2027-03-31'), true, null, 0.1 + 0.2],
  ];
  const { rows, notes } = await read(workbookOf([], cells));
  expect(rows).toEqual(['4 0012/2020 Rio/Kia/Rio/used/21990.5', '5 S2/Lynk & Co/2027-03-31/true//0.3']);
  expect(notes).toEqual(['The header is row 3; what stands above it is left out.']);
});

it.each([
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /is an old Excel workbook \(\.xls\).*save it as/],
  ['an OpenDocument sheet', zipOf({ mimetype: 'x', 'META-INF/manifest.xml': 'x' }), /OpenDocument.*save it as/],
  ['a document of Numbers', zipOf({ 'Index/Document.iwa': 'x' }), /Numbers.*export it as CSV/],
  ['a bare workbook', zipOf({ 'xl/workbook.xml': '<a/>', 'b.xml': '<b/>' }), /Excel workbook .* cannot be read/],
  ['a workbook without a table', workbookOf([], []), /Excel workbook .* has no table/],
  ['a workbook that is too large', workbookOf([['x'.repeat(6_000_000)]]), /Excel workbook .* save its sheet as CSV/],
  ['a PDF', '%PDF-1.7 and so on', /PDF/],
  ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', /is a web page/],
  ['a workbook within an archive', zipOf({ 'a.xlsx': 'PK\u0003\u0004 and so on' }), /archive within an archive/],
])('refuses %s by its right name', async (_name, content, sentence) => {
  await expect(open(content)).rejects.toThrow(sentence);
});
