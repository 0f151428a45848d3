import { pino } from 'pino';
import { sampleVisit } from '../../../leads/testing/sampleVisit.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openDeliveryQueue, type DeliveryQueue } from '../../../jobs/deliveryQueue.ts';
import { defaultTiming } from '../../../config/leadsConfig.ts';
import type { PrizeDrawResult } from '../../../ports/prizePort.ts';
import { cap, drawOf, harbour, makePrizeFixture, now, phoneOf, robin, siteWith, valley } from './prizeFixture.ts';
import type { PrizeFixture } from './prizeFixture.ts';

const wonOf = (result: PrizeDrawResult) => {
  if (!result.ok) throw new Error(result.error);
  return result.won;
};

/** What draws promise, whichever database keeps them. */
export function describePrizes(name: string, openDatabase: () => Promise<OpenedDatabase>): void {
  describe(`prizes on ${name}`, () => {
    let fixture: PrizeFixture;
    let queue: DeliveryQueue;
    beforeAll(async () => {
      const database = await openDatabase();
      queue = await openDeliveryQueue(database.db, defaultTiming, pino({ level: 'silent' }));
      fixture = makePrizeFixture(database, queue);
    }, 120_000);
    afterEach(() => fixture.empty());
    afterAll(async () => {
      await queue.close();
      await fixture.database.close();
    });

    it('[ROUTE-14] decides one of the site’s prizes, keeps it, and finds it again', async () => {
      const result = await fixture.service.draw(harbour, drawOf());
      expect(result).toMatchObject({ ok: true, isNew: true });
      const won = wonOf(result);
      expect(harbour.spinToWin?.prizes).toContainEqual(expect.objectContaining({ id: won.prize_id, name: won.name }));
      expect(won).toMatchObject({ text: cap.text, won_at: now, code: expect.stringMatching(/^\w{4}-\w{4}$/) });
      expect(await fixture.service.find(harbour, robin)).toEqual(won);
      expect(await fixture.elsewhere.find(harbour, robin)).toEqual(won);
    });

    it('tells the dealer in the same step, once', async () => {
      const won = wonOf(await fixture.service.draw(harbour, drawOf(robin, { name: ' Robin\u0000 ' })));
      await fixture.service.draw(harbour, drawOf(robin, { name: 'Robin' }));
      expect(await fixture.leads()).toMatchObject([
        {
          lead_id: won.draw_id,
          category: 'General Enquiry',
          subcategory: 'Spin To Win',
          source: 'radio',
          lead_attributes: sampleVisit,
          phone: robin,
          name: 'Robin',
          url: 'http://harbour-toyota.localhost:3000/spin-to-win',
          quarantined: null,
          fields: { Prize: won.name, 'Prize details': won.text, 'Prize code': won.code },
        },
      ]);
      expect(await fixture.deliveries()).toEqual(['mail']);
    });

    it('gives a phone the prize it has, however often and wherever it draws, also at once', async () => {
      const draws = Array.from({ length: 40 }, (_, n) =>
        (n % 2 ? fixture.service : fixture.elsewhere).draw(harbour, drawOf()),
      );
      const results = await Promise.all(draws);
      expect(new Set(results.map((result) => wonOf(result).code)).size).toBe(1);
      expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1);
      expect(await fixture.leads()).toHaveLength(1);
      const changed = siteWith('harbour', {
        prizes: [
          { ...cap, id: 'car' },
          { ...cap, id: 'boat' },
        ],
      });
      expect(wonOf(await fixture.service.draw(changed, drawOf()))).toEqual(wonOf(results[0]!));
    });

    it('never gives more of a prize than there are, in 60 draws at once', async () => {
      const few = siteWith('harbour', {
        prizes: [
          { ...cap, id: 'car', weight: 1_000_000, max: 3 },
          { ...cap, id: 'tank', weight: 500_000, max: 20 },
          cap,
        ],
      });
      const results = await Promise.all(
        Array.from({ length: 60 }, (_, n) => fixture.lucky[n % 2 ? 1 : 0].draw(few, drawOf(phoneOf(n)))),
      );
      const times = (id: string) => results.filter((result) => wonOf(result).prize_id === id).length;
      expect([times('car'), times('tank'), times('cap')]).toEqual([3, 20, 37]);
      expect(new Set(results.map((result) => wonOf(result).code)).size).toBe(60);
      expect(await fixture.leads()).toHaveLength(60);
    });

    it('[SITE-04] counts each site by itself', async () => {
      const here = wonOf(await fixture.service.draw(harbour, drawOf()));
      expect(await fixture.service.find(valley, robin)).toBeNull();
      const there = wonOf(await fixture.service.draw(valley, drawOf()));
      expect(there.draw_id).not.toBe(here.draw_id);
    });

    it('keeps a prize without its lead as little as a lead without its prize', async () => {
      expect(await fixture.broken.draw(harbour, drawOf())).toMatchObject({ ok: false, reason: 'unavailable' });
      expect(await fixture.service.find(harbour, robin)).toBeNull();
      expect(await fixture.leads()).toEqual([]);
      expect(await fixture.service.draw(harbour, drawOf())).toMatchObject({ ok: true, isNew: true });
    });

    it('draws until the moment it closes, and shows a prize that was won before', async () => {
      const closing = (at: string) => siteWith('harbour', { closes: at });
      const open = closing('2026-11-24T12:15:01+08:00');
      const closed = closing('2026-11-24T12:15:00+08:00');
      expect(await fixture.service.draw(closed, drawOf())).toMatchObject({ ok: false, reason: 'closed' });
      const won = wonOf(await fixture.service.draw(open, drawOf()));
      expect(await fixture.service.draw(closed, drawOf())).toEqual({ ok: true, won, isNew: false });
    });

    it('refuses in a sentence where the site has no draw', async () => {
      const refused = await fixture.service.draw(siteWith('harbour', null), drawOf());
      expect(refused).toEqual({ ok: false, reason: 'none', error: expect.stringMatching(/\.$/) });
      expect(await fixture.leads()).toEqual([]);
    });

    it('writes no phone into the log', async () => {
      await fixture.service.draw(harbour, drawOf());
      await fixture.broken.draw(harbour, drawOf(phoneOf(1)));
      expect(fixture.logged).toHaveLength(2);
      expect(fixture.logged.join('')).not.toMatch(/\+614|Robin/);
    });
  });
}
