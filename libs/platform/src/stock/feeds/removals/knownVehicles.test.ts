import { expect, it } from 'vitest';
import { csv, makeFeedFixture } from '../testing/feedFixture.ts';

const fixture = makeFeedFixture();
const vins = { A: '6T1BE42K05X012341', B: '6T1BE42K05X012342' };
const feed = (...rows: string[]): string =>
  csv(
    'id,stocknum,vin,name,make,model,car_type',
    ...rows.map((row) => `${row},2020 Toyota Yaris ${row.charCodeAt(0)},Toyota,Yaris,used`),
  );
const ids = async () => (await fixture.stock()).map(({ id }) => id).sort();

it.each([
  ['its id comes first and its stock number changes then', [`,S1,`, `a,S1,`, `a,S2,`]],
  ['its id is empty and its stock number is another', [`a,S1,${vins.A}`, `,S2,${vins.A}`]],
  ['its stock number is empty, and then its id', [`a,S1,`, `a,,`, `,S1,`]],
  ['it has but its VIN', [`a,S1,${vins.A}`, `,,${vins.A}`]],
])('is one vehicle where %s', async (_, rows) => {
  const others = ['x,S8,', 'y,S9,'];
  await fixture.run(feed(rows[0] ?? '', ...others));
  const before = await ids();
  for (const row of rows) {
    expect(await fixture.run(feed(row, ...others))).toMatchObject({ accepted: 3, inserted: 0, removed: 0 });
    expect(await fixture.run(feed(row, ...others))).toMatchObject({ unchanged: 3, inserted: 0, removed: 0 });
    expect(await ids()).toEqual(before);
  }
});

it.each([
  ['the id of one and the stock number of the other', `a,S2,`],
  ['the stock number of one and the VIN of the other', `,S1,${vins.B}`],
])('reports a row with %s, and changes neither vehicle', async (_, row) => {
  await fixture.run(feed(`a,S1,${vins.A}`, `b,S2,${vins.B}`, 'c,S3,', 'd,S4,'));
  const before = await fixture.stock();
  const report = await fixture.run(feed(row, 'c,S3,', 'd,S4,'));
  expect(report).toMatchObject({ held: null, accepted: 2, rejected: 1, changed: 0, removed: 0 });
  expect(report.issues[0]?.reason).toContain("'a' and 'b'");
  expect(await fixture.stock()).toEqual(before);
});

it('takes an id of its own for another vehicle, whose stock number has been given again', async () => {
  await fixture.run(feed('a,S1,', 'b,S2,'));
  expect(await fixture.run(feed('c,S1,', 'b,S2,'))).toMatchObject({ accepted: 2, inserted: 1, removed: 1 });
  expect(await fixture.run(feed(',S1,', 'c,S9,', 'b,S2,'))).toMatchObject({ accepted: 3, inserted: 1, removed: 0 });
  expect(await ids()).toEqual(expect.arrayContaining(['b', 'c']));
});

it('tells vehicles by their ids that share a stock number', async () => {
  await fixture.run(feed('a,S1,', 'b,S2,', 'c,TBA,'));
  const later = await fixture.run(feed('a,TBA,', 'b,S2,', 'c,S3,'));
  expect(later).toMatchObject({ rejected: 1, inserted: 0, removed: 0 });
  expect(later.issues[0]?.reason).toContain("'a' and 'c'");
});
