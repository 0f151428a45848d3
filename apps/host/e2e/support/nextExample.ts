import type { BrowserContext } from '@playwright/test';
import { freePort } from '@forecourt/platform/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { port } from './address.ts';

/** The origin that a demo site's file lists. Nothing listens there: what is asked of it goes to the example's server. */
export const exampleOrigin = 'http://localhost:4173';

const folder = join(import.meta.dirname, '../../../../examples/next-app/dist');

export interface NextExample {
  port: number;
  /** Lets a browser find the example at its origin. */
  openTo(context: BrowserContext): Promise<void>;
  end(): Promise<void>;
}

/** Starts the example as the `package` step of the tests built it. It asks the host under test. */
export async function startNextExample(): Promise<NextExample> {
  if (!existsSync(join(folder, 'server.js'))) throw new Error('Build the examples first: npm test -- --only package');
  const own = await freePort();
  const { host } = new URL(exampleOrigin);
  const child = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOSTNAME: '127.0.0.1',
      PORT: String(own),
      DEALER: `http://haggle-free-cars.localhost:${port}`,
    },
  });
  const ended = once(child, 'exit');
  let printed = '';
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Ready')) ready();
    });
    void ended.then(() => fail(new Error(`The example's server ended:\n${printed}`)));
  });
  return {
    port: own,
    async openTo(context) {
      await context.grantPermissions(['local-network-access'], { origin: exampleOrigin });
      await context.route(`${exampleOrigin}/**`, async (route) => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        const headers = { ...(await request.allHeaders()), host };
        const url = `http://127.0.0.1:${own}${pathname}${search}`;
        const response = await route.fetch({ url, headers, maxRedirects: 0 });
        const { location } = response.headers();
        // A browser follows a redirect past its routes, to where nothing listens.
        if (request.isNavigationRequest() && location !== undefined)
          await route.fulfill({
            contentType: 'text/html',
            body: `<meta http-equiv="refresh" content="0;url=${location}">`,
          });
        else await route.fulfill({ response });
      });
    },
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
