import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../config/leadsConfig.ts';
import { chanceOf } from '../proof/chance.ts';
import { openSuspicion } from '../suspicion.ts';
import { openFormTimes } from './formTimes.ts';
import { people } from './testing/people.ts';
import { dice, site, suspectOf, usualMessage, type Post } from './testing/posts.ts';
import { spam } from './testing/spam.ts';

const times = openFormTimes('a secret of these tests');
const noon = new Date('2026-11-22T03:00:00Z');

/** What is held of so many posts that come in at even distances. */
async function judge(posts: Iterable<Post>, count: number, everyMs: number) {
  const suspicion = openSuspicion(defaultLimits, times);
  const results: { post: Post; reason: string | null }[] = [];
  for (const post of posts) {
    const arrived = new Date(noon.getTime() + results.length * everyMs);
    results.push({ post, reason: await suspicion(suspectOf(post, `lead-${results.length}`, arrived, times)) });
    if (results.length === count) break;
  }
  return results;
}
const reasonsOf = async (...posts: Post[]) => (await judge(posts, posts.length, 1_000)).map(({ reason }) => reason);

describe.each([11, 12, 13])('a thousand of each from seed %i', (seed) => {
  it('holds at least 990 posts of bots', async () => {
    const passed = (await judge(spam(dice(chanceOf(seed)), times), 1_000, 20_000)).filter(
      ({ reason }) => reason === null,
    );
    expect(passed.length, JSON.stringify(passed, null, 1)).toBeLessThanOrEqual(10);
  });

  it('holds nobody who wants a vehicle', async () => {
    const held = (await judge(people(dice(chanceOf(seed))), 1_000, 60_000)).filter(({ reason }) => reason !== null);
    expect(held).toEqual([]);
  });
});

describe('a form that came fast', () => {
  const words = 'Is the towbar included in the price?';

  it('is held for words that nobody can have written since it was begun', async () => {
    expect(await reasonsOf({ ageMs: 600, values: { message: words } })).toEqual([
      'The comments were written faster than people can.',
    ]);
  });

  it('is not held where page and browser filled it in', async () => {
    const known = { name: 'Robin', last_name: 'Nguyen', email: 'robin@example.com', phone: '0412 345 678' };
    expect(
      await reasonsOf(
        { ageMs: 80, values: { ...known, message: usualMessage } },
        { ageMs: 80, values: { ...known, message: '' } },
        { ageMs: 1_900, values: { ...known, message: words } },
      ),
    ).toEqual([null, null, null]);
  });
});

describe('the time of a form', () => {
  it('is judged when the post comes in, and is good for one site, one day and one form', async () => {
    const startedAt = times.issue(site.slug, noon);
    const [at, id] = startedAt.split('.');
    const later = new Date(noon.getTime() + 5_000);
    expect(times.read(site.slug, startedAt, later)).toEqual({ kind: 'good', id, ageMs: 5_000 });
    expect(times.read('other', startedAt, later)).toEqual({ kind: 'forged' });
    expect(times.read(site.slug, `${at}.${id}.`, later)).toEqual({ kind: 'forged' });
    expect(times.read(site.slug, String(noon.getTime()), later)).toEqual({ kind: 'forged' });
    expect(times.read(site.slug, startedAt, new Date(noon.getTime() + 25 * 3_600_000))).toEqual({ kind: 'expired' });
    expect(times.read(site.slug, '', later)).toEqual({ kind: 'missing' });
    const sent = (name: string) => ({ startedAt, values: { name } });
    expect((await reasonsOf(sent('Ann'), sent('Ben'), sent('Cai'))).map((reason) => reason !== null)).toEqual([
      ...[false, false, true],
    ]);
  });

  it('may be missing without a script, and not with one', async () => {
    expect(await reasonsOf({ byScript: false }, {})).toEqual([null, 'It does not say when the form was begun.']);
  });
});

describe('the same words', () => {
  const words = `Would you take less for it if I pay in cash and fetch it myself before the end of this month?`;
  const from = (email: string): Post => ({ ageMs: 60_000, values: { email, message: words } });

  it('may be sent about many vehicles by one buyer, and not by a crowd', async () => {
    expect(await reasonsOf(...Array.from({ length: 6 }, () => from('one@example.com')))).toEqual(Array(6).fill(null));
    const crowd = await reasonsOf(...Array.from({ length: 4 }, (_, place) => from(`${place}@example.com`)));
    expect(crowd.map((reason) => reason !== null)).toEqual([false, false, true, true]);
  });

  it('may be sent by anybody where they are short', async () => {
    const short = Array.from({ length: 20 }, (_, place) => ({
      ...from(`${place}@example.com`),
      values: { email: `${place}@example.com`, message: 'Is this one still available?' },
    }));
    expect(await reasonsOf(...short)).toEqual(Array(20).fill(null));
  });
});
