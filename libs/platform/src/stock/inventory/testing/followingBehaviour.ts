import { expect, it, onTestFinished } from 'vitest';
import type { InventoryChange } from '../../../ports/ports.ts';
import { vehicle, type InventoryGround } from './inventoryBehaviour.ts';

/** What the listener heard, in order: `+id` for stored, `-id` for removed. */
function listenTo({ inventory }: InventoryGround): string[] {
  const heard: string[] = [];
  const note = ({ upserted, removed }: InventoryChange): void => {
    heard.push(...upserted.map(({ id }) => `+${id}`), ...removed.map(({ id }) => `-${id}`));
  };
  onTestFinished(inventory.onChange(note));
  return heard;
}

export function itFollowsStock(ground: InventoryGround): void {
  it('tells of its own changes before it says that they are stored', async () => {
    ground.inventory.changes.start(await ground.inventory.changes.newest());
    const heard = listenTo(ground);
    await ground.inventory.upsert([vehicle('a'), vehicle('b')]);
    expect(heard.sort()).toEqual(['+a', '+b']);
    await ground.inventory.remove(['a']);
    expect(heard).toContain('-a');
  });

  it('says nothing of what did not change', async () => {
    await ground.inventory.upsert([vehicle('a')]);
    ground.inventory.changes.start(await ground.inventory.changes.newest());
    await ground.inventory.changes.pump();
    const heard = listenTo(ground);
    await ground.inventory.upsert([vehicle('a')]);
    await ground.inventory.remove(['b']);
    expect(heard).toEqual([]);
  });

  it('hears of what another process changes, without asking', async () => {
    ground.inventory.changes.start(await ground.inventory.changes.newest());
    await ground.inventory.changes.pump();
    const heard = listenTo(ground);
    await ground.elsewhere.upsert([vehicle('from-a-command')]);
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['+from-a-command']);
    await ground.elsewhere.remove(['from-a-command']);
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['+from-a-command', '-from-a-command']);
  });

  it('misses nothing when several write at once', async () => {
    ground.inventory.changes.start(await ground.inventory.changes.newest());
    await ground.inventory.changes.pump();
    const heard = listenTo(ground);
    const ids = Array.from({ length: 40 }, (_, n) => `p${String(n).padStart(2, '0')}`);
    await Promise.all(ids.map((id, n) => (n % 2 ? ground.inventory : ground.elsewhere).upsert([vehicle(id)])));
    await ground.inventory.changes.pump();
    expect(heard.sort()).toEqual(ids.map((id) => `+${id}`));
  });
}
