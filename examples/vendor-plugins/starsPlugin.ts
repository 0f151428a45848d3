import { definePlugin } from '@forecourt/platform/config';
import { z } from 'zod';

/** The demo's host plays the vendor, on an origin of the vendor's own. */
const origin = 'http://stars.vendor.localhost:{port}';

/** What customers have said of the dealer elsewhere, in one line below the menu. */
export const starsPlugin = definePlugin({
  provider: 'Quokka Reviews',
  slots: ['header', 'footer'],
  // It keeps and sends nothing of the visitor.
  consent: 'essential',
  when: 'touched',
  budget: { kilobytes: 20, milliseconds: 50 },
  settings: z.strictObject({
    /** The dealer's account at the vendor. */
    account: z.string().min(1).max(40),
  }),
  part: ({ account }) => ({ kind: 'script', address: `${origin}/stars.js`, attributes: { account } }),
});
