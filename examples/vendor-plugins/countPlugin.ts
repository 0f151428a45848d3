import { definePlugin } from '@forecourt/platform/config';
import { z } from 'zod';

/** The demo's host plays the vendor: its script comes from one origin, and tells another what it counts. */
const origin = 'http://count.vendor.localhost:{port}';
const receiver = 'http://tally.vendor.localhost:{port}';

/** A count of the pages that visitors see. It shows nothing. */
export const countPlugin = definePlugin({
  provider: 'Lorikeet Analytics',
  slots: ['head'],
  // What it learns of visitors leaves the page, and so needs a yes to the site's question.
  consent: 'statistics',
  when: 'quiet',
  budget: { kilobytes: 20, milliseconds: 50 },
  settings: z.strictObject({
    /** The dealer's account at the vendor. */
    account: z.string().min(1).max(40),
  }),
  part: ({ account }) => ({
    kind: 'script',
    address: `${origin}/count.js`,
    attributes: { account, receiver },
    origins: { connect: [receiver] },
  }),
});
