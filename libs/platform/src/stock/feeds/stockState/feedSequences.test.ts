import type { Vehicle } from '@forecourt/domain';
import { readStockState, readYesNo } from '@forecourt/domain/stock-words';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csv, makeFeedFixture } from '../testing/feedFixture.ts';

const fixture = makeFeedFixture();
const header = 'stocknum,name,make,model,car_type,status,sold,reserved,show_on_dealer_website,price';
const numbers = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'];

const word = fc.constantFrom(...'in_stock|SOLD|Sold |Under offer|Coming Soon|archived|||S|1|sold?'.split('|'));
const answer = fc.constantFrom('', '', 'yes', 'No', 'off', 'perhaps', 'x', '\ufffd');
const damage = fc.constantFrom(...'none none none none kind short long keyless broken gone twice'.split(' '));

interface FeedCar {
  state: [status: string, sold: string, reserved: string, shown: string];
  damage: string;
}
const feedCar: fc.Arbitrary<FeedCar> = fc.record({ state: fc.tuple(word, answer, answer, answer), damage });

function lines(number: string, { state, damage: kind }: FeedCar): string[] {
  const cells = [number, `2020 Toyota ${number}`, 'Toyota', 'Yaris', 'used', ...state, '20000'];
  if (kind === 'kind') cells[4] = 'Rented';
  if (kind === 'short') return [cells.slice(0, 6).join(',')];
  if (kind === 'long') cells.push('20', '');
  if (kind === 'keyless') cells[0] = '';
  if (kind === 'broken') cells[0] = `"${number}"x`;
  if (kind === 'twice') return [cells.join(','), cells.join(',')];
  return kind === 'gone' ? [] : [cells.join(',')];
}

const isReadable = (text: string, read: (text: string) => unknown): boolean => text === '' || read(text) !== null;

/** What of a vehicle became more available, and whether its row plainly said so. */
function check(
  before: Vehicle,
  after: Vehicle,
  { state: [status, sold, reserved, shown], damage: kind }: FeedCar,
): void {
  const isTaken = kind === 'none' || kind === 'twice';
  const offered = ['in_stock', 'coming_soon', 'reserved'].includes(readStockState(status) ?? '');
  const hasState = isReadable(status, readStockState) && isReadable(sold, readYesNo);
  if (before.sold && !after.sold) {
    expect(isTaken && hasState && (offered || readYesNo(sold) === false)).toBe(true);
  }
  if (before.reserved && !after.reserved) {
    const isFree = readYesNo(reserved) === false || (before.feed_state?.reserved && offered);
    expect(isTaken && isFree && isReadable(status, readStockState) && isReadable(reserved, readYesNo)).toBe(true);
  }
  if (!before.show_on_dealer_website && after.show_on_dealer_website) {
    const isShown = readYesNo(shown) === true || before.feed_state?.hidden !== undefined;
    expect(isTaken && isShown && hasState && shown !== 'x' && isReadable(shown, readYesNo)).toBe(true);
  }
}

it('frees, publishes, puts on sale and removes nothing that its row does not plainly say, whatever comes in what order', async () => {
  const feed = fc.tuple(...numbers.map(() => feedCar));
  await fc.assert(
    fc
      .asyncProperty(fc.array(feed, { minLength: 2, maxLength: 4 }), async (feeds) => {
        for (const cars of feeds) {
          const before = await fixture.stock();
          const rows = cars.flatMap((car, n) => lines(numbers[n] ?? '', car));
          const report = await fixture.run(csv(header, ...rows));
          const after = new Map((await fixture.stock()).map((one) => [one.id, one]));
          const isAnyUnknown = cars.some(({ damage: kind }) => kind === 'keyless' || kind === 'broken');
          for (const one of before) {
            const car = cars[numbers.indexOf(one.stocknum ?? '')] as FeedCar;
            const now = after.get(one.id);
            if (now) check(one, now, car);
            else
              expect({ car, isAnyUnknown, held: report.held }).toMatchObject({
                car: { damage: 'gone' },
                isAnyUnknown: false,
                held: null,
              });
            if (now) expect(now.created_at).toBe(one.created_at);
          }
        }
      })
      .afterEach(async () =>
        fixture.inventory.remove((await fixture.stock()).map(({ id }) => id)).then(() => undefined),
      ),
    { numRuns: 40 },
  );
}, 120_000);

/** Which of its keys a row has: a car that left its id, stock number or VIN out is the same car. */
const keysOfRow = fc.record({ id: fc.boolean(), stocknum: fc.boolean(), vin: fc.boolean(), isGone: fc.boolean() });

it('keeps one vehicle of each car whatever keys its rows have, come for the first time or leave out', async () => {
  const cars = numbers.slice(0, 4).map((stocknum, n) => ({ id: `id-${n}`, stocknum, vin: `6T1BE42K05X01234${n}` }));
  const feed = fc
    .tuple(...cars.map((car) => keysOfRow.map((has) => ({ car, has }))))
    .chain((rows) => fc.shuffledSubarray(rows, { minLength: rows.length }));
  await fc.assert(
    fc
      .asyncProperty(fc.array(feed, { minLength: 2, maxLength: 5 }), async (feeds) => {
        for (const rows of feeds) {
          const before = await fixture.stock();
          const lines = rows
            .filter(({ has }) => !has.isGone)
            .map(({ car, has }) => {
              const keys = [has.id ? car.id : '', has.stocknum ? car.stocknum : '', has.vin ? car.vin : ''];
              return [...keys, `2020 Toyota ${car.stocknum}`, 'Toyota', 'Yaris', 'used'].join(',');
            });
          await fixture.run(csv('id,stocknum,vin,name,make,model,car_type', ...lines));
          const after = await fixture.stock();
          const named = (stock: Vehicle[], { stocknum }: { stocknum: string }): string[] =>
            stock.filter(({ name }) => name === `2020 Toyota ${stocknum}`).map(({ id }) => id);
          for (const { car, has } of rows) {
            const [one] = named(before, car);
            const now = named(after, car);
            expect(now.length).toBeLessThan(2);
            if (one && !has.isGone) expect(now).toEqual([one]);
          }
          expect(after.every(({ name, stocknum }) => name.endsWith(stocknum ?? '-'))).toBe(true);
        }
      })
      .afterEach(async () =>
        fixture.inventory.remove((await fixture.stock()).map(({ id }) => id)).then(() => undefined),
      ),
    { numRuns: 40 },
  );
}, 120_000);
