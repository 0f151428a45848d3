import { expect, it } from 'vitest';
import { alex, harbour, robin, sunrise, type WatchlistFixture } from './watchlistFixture.ts';

const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `n-${from + index}`);

export function itSavesVehicles(fixture: WatchlistFixture): void {
  it('[WL-01] saves a vehicle once, and lists the newest first', async () => {
    await fixture.stock(['a', 'b']);
    expect(await fixture.service.save(harbour, robin, 'a')).toEqual({ ok: true, changed: true });
    fixture.wait(1_000);
    expect(await fixture.service.save(harbour, robin, 'b')).toEqual({ ok: true, changed: true });
    expect(await fixture.service.save(harbour, robin, 'a')).toEqual({ ok: true, changed: false });
    expect(await fixture.service.ids(harbour, robin)).toEqual(['b', 'a']);
    const [newest] = await fixture.service.list(harbour, robin);
    expect(newest).toMatchObject({ car_id: 'b', saved_at: fixture.now(), vehicle: { id: 'b', slug: 'car-b' } });
  });

  it('[WL-01] saves a vehicle once when two browsers save it at the same time', async () => {
    await fixture.stock(['a']);
    const both = [fixture.service.save(harbour, robin, 'a'), fixture.elsewhere.save(harbour, robin, 'a')];
    const answers = await Promise.all(both);
    expect(answers.filter((answer) => answer.ok && answer.changed)).toHaveLength(1);
    expect(await fixture.service.ids(harbour, robin)).toEqual(['a']);
  });

  it('[WL-02] lets a vehicle go, and says nothing else when it was gone already', async () => {
    await fixture.stock(['a']);
    await fixture.service.save(harbour, robin, 'a');
    expect(await fixture.service.remove(harbour, robin, 'a')).toEqual({ ok: true, changed: true });
    expect(await fixture.service.remove(harbour, robin, 'a')).toEqual({ ok: true, changed: false });
    expect(await fixture.service.list(harbour, robin)).toEqual([]);
  });

  it('[WL-04] keeps lists of phones and sites apart', async () => {
    await fixture.stock(['a']);
    await fixture.stock(['z'], { dealership_id: 'dealer-2' });
    await fixture.service.save(harbour, robin, 'a');
    await fixture.service.save(sunrise, robin, 'z');
    expect(await fixture.service.list(harbour, alex)).toEqual([]);
    expect(await fixture.service.remove(harbour, alex, 'a')).toEqual({ ok: true, changed: false });
    expect(await fixture.service.remove(sunrise, robin, 'a')).toEqual({ ok: true, changed: false });
    expect(await fixture.service.ids(harbour, robin)).toEqual(['a']);
    expect(await fixture.service.ids(sunrise, robin)).toEqual(['z']);
  });

  it.each([['z'], ['unknown'], [''], ['a\u0000'], ['\ud800'], ['a'.repeat(65)]])(
    '[WL-04] saves only vehicles of the site: not %j',
    async (id) => {
      await fixture.stock(['z'], { dealership_id: 'dealer-2' });
      const answer = await fixture.service.save(harbour, robin, id);
      expect(answer).toEqual({ ok: false, status: 404, error: 'We no longer have this car.' });
      expect(await fixture.service.remove(harbour, robin, id)).toEqual({ ok: true, changed: false });
      expect(await fixture.service.ids(harbour, robin)).toEqual([]);
    },
  );

  it('[WL-06] keeps sold vehicles, and the name of one that is gone', async () => {
    await fixture.stock(['a', 'b']);
    await fixture.service.merge(harbour, robin, ['a', 'b']);
    await fixture.stock(['a'], { status: 'sold', sold: true });
    await fixture.inventory.remove(['b']);
    const [sold, gone] = await fixture.service.list(harbour, robin);
    expect(sold?.vehicle).toMatchObject({ id: 'a', sold: true });
    expect(gone).toMatchObject({ car_id: 'b', name: '2023 Toyota RAV4 GXL Hybrid', make: 'Toyota', vehicle: null });
    expect(await fixture.service.remove(harbour, robin, 'b')).toEqual({ ok: true, changed: true });
  });

  it('[WL-04] takes what a device kept in its order, without other sites’ vehicles and without doubles', async () => {
    await fixture.stock(['a', 'b', 'c']);
    await fixture.stock(['z'], { dealership_id: 'dealer-2' });
    await fixture.service.save(harbour, robin, 'b');
    fixture.wait(60_000);
    const merged = await fixture.service.merge(harbour, robin, ['c', 'z', 'b', 'a', 'c', '\u0000', 'unknown']);
    expect(merged).toEqual({ added: 2, leftOut: 0 });
    expect(await fixture.service.ids(harbour, robin)).toEqual(['c', 'a', 'b']);
    expect(await fixture.service.merge(harbour, robin, [])).toEqual({ added: 0, leftOut: 0 });
  });

  it('[WL-03] takes 200 vehicles and says what to do about the next, however many hosts are asked at once', async () => {
    await fixture.stock(names(1, 206));
    expect(await fixture.service.merge(harbour, robin, names(1, 198))).toEqual({ added: 198, leftOut: 0 });
    const answers = await Promise.all(
      names(199, 206).map((id, place) => (place % 2 ? fixture.service : fixture.elsewhere).save(harbour, robin, id)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      status: 409,
      error: 'Your watchlist is full at 200 cars. Remove one to save this one.',
    });
    expect(await fixture.service.ids(harbour, robin)).toHaveLength(200);
    expect(await fixture.service.merge(harbour, robin, names(199, 206))).toEqual({ added: 0, leftOut: 6 });
    expect(await fixture.service.save(harbour, robin, 'n-1')).toEqual({ ok: true, changed: false });
    expect(await fixture.service.save(harbour, alex, 'n-206')).toEqual({ ok: true, changed: true });
  });
}
