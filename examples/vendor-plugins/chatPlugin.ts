import { definePlugin } from '@forecourt/platform/config';
import { z } from 'zod';

/** The demo's host plays the vendor, on an origin of the vendor's own. */
const origin = 'http://chat.vendor.localhost:{port}';

/** A chat by a script that draws its own button and conversation in the corner of every page. */
export const chatPlugin = definePlugin({
  provider: 'Galah Chat',
  slots: ['chat-corner'],
  // It keeps a mark of the visitor, and so needs a yes to the site's question.
  consent: 'statistics',
  when: 'touched',
  budget: { kilobytes: 60, milliseconds: 100 },
  settings: z.strictObject({
    /** The dealer's account at the vendor. */
    account: z.string().min(1).max(40),
    /** What the conversation begins with. */
    greeting: z.string().min(1).max(200).default('Hi there. How can we help?'),
  }),
  part: ({ account, greeting }) => ({
    kind: 'script',
    address: `${origin}/chat.js`,
    attributes: { account, greeting },
  }),
});
