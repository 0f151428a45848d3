import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { openDatabase } from '../../database/openDatabase.ts';
import { serveDatabase } from '../../database/socket.ts';
import { openInventory } from '../../stock/inventory/openInventory.ts';
import { openSiteStore } from '../../config/sites/openSiteStore.ts';
import { openLeads } from '../openLeads.ts';
import { proofSecret, proofSite, type ProcessSettings } from './proofPlan.ts';

/**
 * A process of the proof: the platform's own database, sites, stock and lead service, and nothing of pages. As `host` it
 * takes leads by HTTP and delivers, as `worker` it delivers. It is made to be killed, and ends when its starter does.
 */
const settings = JSON.parse(process.argv[2] ?? '') as ProcessSettings;
const { role, dataFolder, databaseUrl, smtpUrl, sitesFolder, timing } = settings;
process.stdin.resume().once('end', () => process.exit(1));

const now = () => new Date();
const log = pino({ level: 'silent' });
const database = await openDatabase({ data: dataFolder, databaseUrl });
if ('lock' in database) await serveDatabase(database);
const sites = openSiteStore({
  folder: sitesFolder,
  demo: true,
  originTemplate: 'http://{slug}.example',
  log: () => undefined,
  now: Date.now,
});
const leads = await openLeads({
  database: database.db,
  sites,
  now,
  log,
  standInUrl: null,
  inventory: openInventory({ db: database.db, now }),
  config: {
    dataFolder,
    mailFrom: 'no-reply@forecourt.example',
    smtpUrl,
    timing,
    webhookSecrets: { [proofSecret.name]: proofSecret.value },
    limits: { perAddress: 1_000_000, perText: 1_000_000 },
  },
});
await leads.startDeliveries();

async function answer(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const site = sites.bySlug(proofSite);
  if (!site) return { ok: false, error: 'The site is gone.' };
  const values = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
  return leads.submit(site, values, { url: '/contact', userAgent: 'Proof', address: '', now: now() });
}

if (role === 'worker') {
  process.stdout.write('ready\n');
} else {
  const server = createServer((request, response) => {
    answer(request).then(
      (result) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result)),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`));
}
