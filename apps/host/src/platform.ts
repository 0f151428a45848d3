import 'server-only';

import type { Platform } from '@forecourt/platform';

const key = Symbol.for('forecourt.platform');

/** The server's one platform. It is opened by the server before the first request and never bundled with the pages. */
export function platform(): Platform {
  const opened = (globalThis as Record<symbol, unknown>)[key] as Platform | undefined;
  if (!opened) throw new Error('The platform is not open: start the host with `npm start` or `npm run dev`.');
  return opened;
}
