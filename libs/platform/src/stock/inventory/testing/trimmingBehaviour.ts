import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import type { InventoryChange } from '../../../ports/inventoryPort.ts';
import { openInventory, type Inventory } from '../openInventory.ts';
import { vehicle, type InventoryFixture } from './inventoryFixture.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Stock changes that all have taken go, after a while. */
export function itTrimsChanges(fixture: InventoryFixture): void {
  /** A process with a clock of its own, so many milliseconds ahead. */
  const processAt = (aheadMs: number) => {
    const clock = { ahead: aheadMs };
    const now = () => new Date(Date.now() + clock.ahead);
    const inventory = openInventory({ db: fixture.database.db, now });
    const changes: InventoryChange[] = [];
    inventory.onChange((change) => void changes.push(change));
    onTestFinished(() => inventory.changes.stop());
    return { inventory, changes, clock };
  };

  const kept = async (): Promise<number> => {
    const answer = await fixture.database.db.execute(sql`select count(*)::int as count from stock_changes`);
    return (answer as unknown as { rows: { count: number }[] }).rows[0]?.count ?? -1;
  };

  async function store(inventory: Inventory, ...ids: string[]): Promise<void> {
    for (const id of ids) await inventory.upsert([vehicle(id)]);
  }

  const readers = async (): Promise<number> => {
    const answer = await fixture.database.db.execute(sql`select count(*)::int as count from stock_readers`);
    return (answer as unknown as { rows: { count: number }[] }).rows[0]?.count ?? -1;
  };

  async function follow(inventory: Inventory, after?: number): Promise<void> {
    const before = await readers();
    inventory.changes.start(after ?? (await inventory.changes.newest()), hour);
    await expect.poll(readers).toBe(before + 1);
  }

  it('keeps what is younger than two days, and the newest for ever', async () => {
    const { inventory, clock } = processAt(0);
    await store(inventory, 'a', 'b', 'c');
    const newest = await inventory.changes.newest();
    clock.ahead = 2 * day - hour;
    expect(await inventory.changes.trim()).toBe(0);
    clock.ahead = 2 * day + hour;
    expect(await inventory.changes.trim()).toBe(2);
    expect(await inventory.changes.trim()).toBe(0);
    expect([await kept(), await inventory.changes.newest()]).toEqual([1, newest]);
  });

  it('keeps what one of those who follow has not taken, until that one has', async () => {
    const [fast, slow] = [processAt(3 * day), processAt(3 * day)];
    await store(fast.inventory, 'a');
    await follow(slow.inventory);
    await store(fast.inventory, 'b', 'c', 'd');
    await follow(fast.inventory);
    expect(await fast.inventory.changes.trim()).toBe(1);
    expect(await kept()).toBe(3);
    await slow.inventory.changes.pump();
    expect(slow.changes.flatMap(({ upserted }) => upserted.map(({ id }) => id)).sort()).toEqual(['b', 'c', 'd']);
    await slow.inventory.changes.stop();
    expect(await fast.inventory.changes.trim()).toBe(2);
  });

  it('does not wait for a process that was killed more than a day ago', async () => {
    const [killed, alive] = [processAt(0), processAt(0)];
    await store(alive.inventory, 'a');
    await follow(killed.inventory);
    await store(alive.inventory, 'b', 'c');
    alive.clock.ahead = 3 * day;
    await follow(alive.inventory);
    expect(await alive.inventory.changes.trim()).toBe(2);
    expect(await readers()).toBe(1);
  });

  it('tells who comes back too late that it missed something, and who is in time that it did not', async () => {
    const { inventory, clock } = processAt(0);
    await store(inventory, 'a', 'b', 'c');
    const newest = await inventory.changes.newest();
    clock.ahead = 3 * day;
    expect(await inventory.changes.trim()).toBe(2);
    await store(inventory, 'd');
    const [late, inTime] = [processAt(3 * day), processAt(3 * day)];
    await follow(late.inventory, newest - 2);
    await late.inventory.changes.pump();
    expect(late.changes.map(({ missed = false }) => missed)).toEqual([true]);
    await follow(inTime.inventory, newest);
    await inTime.inventory.changes.pump();
    expect(inTime.changes.map(({ missed = false }) => missed)).toEqual([false]);
    await store(inventory, 'e');
    await late.inventory.changes.pump();
    expect(late.changes.map(({ missed = false }) => missed)).toEqual([true, false]);
  });

  it('loses nothing while others store and trim', async () => {
    const follower = processAt(3 * day);
    await store(fixture.elsewhere, 'first', 'second');
    await follow(follower.inventory);
    const ids = Array.from({ length: 30 }, (_, at) => `t${String(at).padStart(2, '0')}`);
    await Promise.all([
      ...ids.map((id) => fixture.elsewhere.upsert([vehicle(id)])),
      ...ids.map(() => follower.inventory.changes.trim()),
    ]);
    await follower.inventory.changes.pump();
    expect(follower.changes.flatMap(({ upserted }) => upserted.map(({ id }) => id)).sort()).toEqual(ids);
    expect(follower.changes.some(({ missed }) => missed)).toBe(false);
    expect(await kept()).toBe(ids.length);
  });
}
