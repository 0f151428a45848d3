import { hasAccounts } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { siteSlugs } from '../support/address.ts';
import { siteOf } from '../support/gated.ts';
import { openSession } from '../support/sessions.ts';
import { askSite, firstInStock } from '../support/wire.ts';

const signInAddress = 'href="/sign-in?type=garage&amp;redirect=%2Fmy-garage&amp;back=%2F"';

test('[GATE-06] every page of a site with something to sign in for leads to the account, without JavaScript too', async () => {
  for (const slug of siteSlugs) {
    const { slug: car } = await firstInStock(slug);
    for (const path of ['/', `/cars/${car}`, siteOf(slug).paths.search]) {
      const { text } = await askSite(slug, path);
      expect(text.includes(signInAddress), `${slug}${path}`).toBe(hasAccounts(siteOf(slug)));
    }
  }
});

test('[GATE-06] pages that are stored are the same for signed-in visitors, and the account’s address leads them on', async () => {
  const { cookie } = await openSession('sunrise-kia');
  const [stranger, visitor] = [
    await askSite('sunrise-kia', '/'),
    await askSite('sunrise-kia', '/', { headers: { cookie } }),
  ];
  expect(visitor.text.includes(signInAddress)).toBe(true);
  expect(visitor.text.length).toBe(stranger.text.length);
  const led = await askSite('sunrise-kia', '/sign-in?type=garage&redirect=%2Fmy-garage&back=%2F', {
    headers: { cookie },
  });
  expect([led.status, led.headers.location]).toEqual([307, '/my-garage']);
});
