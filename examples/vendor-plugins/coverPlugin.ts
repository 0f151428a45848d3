import { definePlugin } from '@forecourt/platform/config';
import { z } from 'zod';

/** The demo's host plays the vendor, on an origin of the vendor's own. */
const origin = 'http://cover.vendor.localhost:{port}';

/** What insurance would cost, below the price of a vehicle, in a frame that the page is closed to. */
export const coverPlugin = definePlugin({
  provider: 'Kestrel Insurance',
  slots: ['below-price', 'vehicle-sidebar'],
  consent: 'functional',
  when: 'quiet',
  budget: { kilobytes: 80, milliseconds: 50 },
  settings: z.strictObject({
    /** The dealer's account at the vendor. */
    account: z.string().min(1).max(40),
  }),
  part: ({ account }) => ({
    kind: 'frame',
    address: `${origin}/quote.html?${new URLSearchParams({ account }).toString()}`,
    title: 'What would insurance cost?',
    words: 'Answer three questions to see a yearly price.',
    action: 'See a price',
    height: { first: 320, most: 560 },
  }),
});
