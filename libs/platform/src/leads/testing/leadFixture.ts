import type { DeliveryChannels } from '../../ports/deliveryChannelPort.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Site } from '@forecourt/domain';
import type { FormRegistry, SiteFormOverrides } from '@forecourt/forms/model';
import type { Delivery } from '../../ports/leadPort.ts';
import { startStandIn, type StandIn } from '../../calls/standIn/startStandIn.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { ClaimSlot } from '../claimedSlot.ts';
import { demoSecretName } from '../../secrets/demoSecret.ts';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import type { LeadsConfig } from '../../config/leadsConfig.ts';
import type { ReplyLimits } from '../replies/replyPlan.ts';
import type { SmsSender } from '../../ports/smsPort.ts';
import { openLeads, type RunningLeadService } from '../openLeads.ts';
import { contextAt, enquiry, otherSite, sampleInventory, sitesOf } from './leadSamples.ts';

const secret = 'secret-of-the-fixture';

/** One lead service with everything around it: its stand-in, its data folder, what it logged. */
export interface LeadFixture {
  leads: RunningLeadService;
  standIn: StandIn;
  site: Site;
  now: Date;
  logged(): string;
  submit(changes?: Record<string, unknown>, address?: string): ReturnType<RunningLeadService['submit']>;
  deliveries(): Promise<Delivery[]>;
  /** Files of the outbox: name and content. */
  outboxFiles(kind: 'mail' | 'adf' | 'visitors'): Promise<{ name: string; content: string }[]>;
  /** Files of CSV destinations: name and content. */
  csvFiles(): Promise<{ name: string; content: string }[]>;
  /** Closes the service and opens another on the same database, as a restart does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface FixtureOptions {
  site: Site;
  timing?: LeadsConfig['timing'];
  limits?: LeadsConfig['limits'];
  webhookSecrets?: LeadsConfig['webhookSecrets'];
  /** @default the stand-in's own */
  standInUrl?: string;
  claimSlot?: ClaimSlot;
  forms?: FormRegistry;
  channels?: DeliveryChannels;
  overrides?: SiteFormOverrides;
  replyLimits?: Partial<ReplyLimits>;
  /** @default the outbox folder */
  sms?: SmsSender;
}

/** The whole files of a folder: one that is being written has a name of its own until it is whole. */
async function filesIn(folder: string): Promise<{ name: string; content: string }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.tmp'));
  return Promise.all(names.map(async (name) => ({ name, content: await readFile(join(folder, name), 'utf8') })));
}

export async function openFixture(database: LeadDatabase, options: FixtureOptions): Promise<LeadFixture> {
  const now = new Date();
  const { site } = options;
  const dataFolder = temporaryFolder();
  const standIn = await startStandIn({ now: () => new Date(), webhookSecret: secret });
  const lines: string[] = [];
  const open = () =>
    openLeads({
      database,
      now: () => new Date(),
      chance: () => 0.5,
      sites: sitesOf(site, otherSite),
      inventory: sampleInventory,
      log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
      standInUrl: options.standInUrl ?? standIn.url,
      claimSlot: options.claimSlot,
      forms: options.forms,
      channels: options.channels,
      overrides: () => options.overrides ?? {},
      replyLimits: options.replyLimits,
      sms: options.sms,
      config: {
        dataFolder,
        mailFrom: 'no-reply@forecourt.example',
        smtpUrl: null,
        webhookSecrets: options.webhookSecrets ?? { [demoSecretName]: secret },
        timing: { pollSeconds: 0.5, firstDelaySeconds: 0, tries: 3, ...options.timing },
        limits: { perAddress: 100, perText: 100, ...options.limits },
      },
    });

  const fixture: LeadFixture = {
    leads: await open(),
    standIn,
    site,
    now,
    logged: () => lines.join(''),
    submit: (changes = {}, address = '') =>
      fixture.leads.submit(site, { ...enquiry, ...changes }, contextAt(now, { address })),
    deliveries: async () => (await fixture.leads.outbox(50)).flatMap((entry) => entry.deliveries),
    outboxFiles: (kind) => filesIn(join(dataFolder, 'outbox', kind)),
    csvFiles: async () =>
      (await filesIn(join(dataFolder, 'leads', 'crm-import'))).filter(({ name }) => name.endsWith('.csv')),
    async restart() {
      await fixture.leads.close();
      fixture.leads = await open();
    },
    async close() {
      await fixture.leads.close();
      await standIn.close();
      await database.execute(sql.raw('truncate lead_timeline, deliveries, leads'));
      await database.execute(sql.raw('delete from pgboss.job'));
    },
  };
  return fixture;
}
