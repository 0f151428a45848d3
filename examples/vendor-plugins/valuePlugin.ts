import { definePlugin } from '@forecourt/platform/config';
import { z } from 'zod';

/** The demo's host plays the vendor, on an origin of the vendor's own. */
const origin = 'http://value.vendor.localhost:{port}';

/** An estimate of what a visitor's own car is worth, in a frame that the page is closed to. */
export const valuePlugin = definePlugin({
  provider: 'Numbat Valuations',
  slots: ['vehicle-sidebar', 'below-price', 'footer'],
  consent: 'functional',
  when: 'quiet',
  budget: { kilobytes: 80, milliseconds: 50 },
  settings: z.strictObject({
    /** The dealer's account at the vendor. */
    account: z.string().min(1).max(40),
    /** Name that the estimate mentions. */
    dealer: z.string().min(1).max(60),
  }),
  part: ({ account, dealer }) => ({
    kind: 'frame',
    address: `${origin}/car.html?${new URLSearchParams({ account, dealer }).toString()}`,
    title: 'What is your car worth?',
    words: 'Answer three questions about the car you drive today to see an estimate.',
    action: 'Value my car',
    height: { first: 360, most: 640 },
  }),
});
