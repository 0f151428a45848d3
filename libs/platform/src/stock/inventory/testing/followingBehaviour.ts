import { expect, it, onTestFinished } from 'vitest';
import type { InventoryChange } from '../../../ports/inventoryPort.ts';
import { vehicle, type InventoryFixture } from './inventoryFixture.ts';

/** What the listener heard, in order: `+id` for stored, `-id` for removed. */
function listenTo({ inventory }: InventoryFixture): string[] {
  const changes: string[] = [];
  const note = ({ upserted, removed }: InventoryChange): void => {
    changes.push(...upserted.map(({ id }) => `+${id}`), ...removed.map(({ id }) => `-${id}`));
  };
  onTestFinished(inventory.onChange(note));
  return changes;
}

export function itFollowsStock(fixture: InventoryFixture): void {
  it('tells of its own changes before it says that they are stored', async () => {
    fixture.inventory.changes.start(await fixture.inventory.changes.newest());
    const changes = listenTo(fixture);
    await fixture.inventory.upsert([vehicle('a'), vehicle('b')]);
    expect(changes.sort()).toEqual(['+a', '+b']);
    await fixture.inventory.remove(['a']);
    expect(changes).toContain('-a');
  });

  it('says nothing of what did not change', async () => {
    await fixture.inventory.upsert([vehicle('a')]);
    fixture.inventory.changes.start(await fixture.inventory.changes.newest());
    await fixture.inventory.changes.pump();
    const changes = listenTo(fixture);
    await fixture.inventory.upsert([vehicle('a')]);
    await fixture.inventory.remove(['b']);
    expect(changes).toEqual([]);
  });

  it('hears of what another process changes, without asking', async () => {
    fixture.inventory.changes.start(await fixture.inventory.changes.newest());
    await fixture.inventory.changes.pump();
    const changes = listenTo(fixture);
    await fixture.elsewhere.upsert([vehicle('from-a-command')]);
    await expect.poll(() => changes, { timeout: 5_000 }).toEqual(['+from-a-command']);
    await fixture.elsewhere.remove(['from-a-command']);
    await expect.poll(() => changes, { timeout: 5_000 }).toEqual(['+from-a-command', '-from-a-command']);
  });

  it('misses nothing when several write at once', async () => {
    fixture.inventory.changes.start(await fixture.inventory.changes.newest());
    await fixture.inventory.changes.pump();
    const changes = listenTo(fixture);
    const ids = Array.from({ length: 40 }, (_, n) => `p${String(n).padStart(2, '0')}`);
    await Promise.all(ids.map((id, n) => (n % 2 ? fixture.inventory : fixture.elsewhere).upsert([vehicle(id)])));
    await fixture.inventory.changes.pump();
    expect(changes.sort()).toEqual(ids.map((id) => `+${id}`));
  });
}
