import type { InventoryChange, OpenedPlatform } from '@forecourt/platform';
import { request } from 'node:http';
import { carTag, stockTag } from '../src/site/cache/cacheTags.ts';

/** Tags of the cached pages that a stock change touches, on every site that shows the dealership's stock. */
export function touchedTags(
  platform: Pick<OpenedPlatform, 'sites'>,
  { upserted, removed, missed }: Pick<InventoryChange, 'upserted' | 'removed' | 'missed'>,
): string[] {
  // If changes were missed, it is unknown which vehicles they concern: their own pages expire by themselves.
  const tags = new Set(missed ? platform.sites.all().map(({ slug }) => stockTag(slug)) : []);
  for (const { slug, dealership_id } of [...upserted, ...removed]) {
    for (const site of platform.sites.all()) {
      if (!site.stockDealershipIds.includes(dealership_id)) continue;
      tags.add(stockTag(site.slug));
      tags.add(carTag(site.slug, slug));
    }
  }
  return [...tags];
}

/** Invalidates cached pages through the process that renders them. If that fails, they expire by themselves. */
export function invalidatePages(tags: readonly string[], port: number, secret: string): Promise<void> {
  if (tags.length === 0) return Promise.resolve();
  const body = JSON.stringify(tags);
  return new Promise((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port,
      path: '/internal/revalidate',
      method: 'POST',
      timeout: 5_000,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forecourt-internal': secret,
      },
    });
    call.on('response', (answer) => answer.resume().on('end', resolve));
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve());
    call.end(body);
  });
}
