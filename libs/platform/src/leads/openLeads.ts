import type { Site } from '@forecourt/domain';
import { eq } from 'drizzle-orm';
import type { FormRegistry, SiteFormOverrides } from '@forecourt/forms/model';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { leads } from '../database/schema/index.ts';
import type { LeadService } from '../ports/leadPort.ts';
import type { InventoryStore } from '../ports/inventoryPort.ts';
import type { SiteStore } from '../ports/sitePort.ts';
import type { DeliveryChannels } from '../ports/deliveryChannelPort.ts';
import type { SmsSender } from '../ports/smsPort.ts';
import { openDeliveryQueue } from '../jobs/deliveryQueue.ts';
import { requeueOverdue, workOn, type WorkerDeps } from './deliveryWorker.ts';
import type { Db } from '../database/database.ts';
import type { LeadDatabase } from '../database/leadDatabase.ts';
import { countInDatabase } from '../limits/distinctCounter.ts';
import { defaultLimits, defaultTiming, type LeadsConfig } from '../config/leadsConfig.ts';
import { newestLeadsBy } from './command/leadQueries.ts';
import { leadsByPhone } from './leadsByPhone.ts';
import { findLead, newestLeads } from './leadStore.ts';
import { describeFault, withoutPersonalData } from '../logs/personalData.ts';
import type { HandOverFiles } from './attachedFiles.ts';
import type { ClaimSlot } from './claimedSlot.ts';
import { hasReply, outboxMessage } from './outboxMessage.ts';
import { releaseLead } from './release.ts';
import { replayDelivery } from './replay.ts';
import { openCancelLinks } from '../secrets/cancelLinks.ts';
import { openSaveLead } from './saveLead.ts';
import { leadCalendar } from './replies/calendarFile.ts';
import { openReplyPlan, type ReplyLimits } from './replies/replyPlan.ts';
import type { MailLook } from './mail/mailHtml.ts';
import { openSubmit } from './submitLead.ts';
import { openSuspicion } from './suspicion.ts';
import { openFormTimes } from './suspicion/formTimes.ts';

export interface LeadDeps {
  database: LeadDatabase;
  sites: Pick<SiteStore, 'bySlug' | 'publicSite'>;
  inventory: Pick<InventoryStore, 'byIds'>;
  config: LeadsConfig;
  now: () => Date;
  log: Logger;
  /** Base address of `stand-in:` webhooks; null outside the demo. */
  standInUrl: string | null;
  /** Random numbers from 0 up to 1, for the jitter of retries. @default Math.random */
  chance?: () => number;
  /** The dealer's colours in mails. @default the site's own brand colour */
  look?: (site: Site) => MailLook;
  /** Sends text messages to visitors. @default writes to the outbox folder */
  sms?: SmsSender | null;
  /** Limits of messages to one person. */
  replyLimits?: Partial<ReplyLimits>;
  /** Forms that leads are accepted for. @default the platform's own */
  forms?: FormRegistry;
  /** The host's ways to deliver beside the platform's. @default none */
  channels?: DeliveryChannels;
  /** A site's settings for single form fields. */
  overrides?: (site: Site) => SiteFormOverrides;
  /** Books a time in the lead's own transaction. Without it a lead that names a time is refused. */
  claimSlot?: ClaimSlot;
  /** Makes uploaded files of a form available to the dealer. */
  handOverFiles?: HandOverFiles;
}

export interface RunningLeadService extends LeadService {
  /** Starts delivering leads in this process. Harmless when repeated, and in several processes. */
  startDeliveries(): Promise<void>;
}

/** Opens the lead service on a migrated database. It delivers nothing until `startDeliveries`. */
export async function openLeads(parts: LeadDeps): Promise<RunningLeadService> {
  const { database, sites, inventory, config, now, standInUrl } = parts;
  const log = withoutPersonalData(parts.log);
  const timing = { ...defaultTiming, ...config.timing };
  const queue = await openDeliveryQueue(database, timing, log);
  const secret = config.secret ?? randomBytes(32).toString('hex');
  const times = openFormTimes(secret);
  const suspicion = openSuspicion(
    { ...defaultLimits, ...config.limits },
    times,
    countInDatabase(database as Db, secret),
  );
  const worker: WorkerDeps = {
    database,
    queue,
    sites,
    config,
    standInUrl,
    now,
    timing,
    log,
    limitMs: timing.callMs,
    chance: parts.chance ?? Math.random,
    forms: parts.forms,
    channels: parts.channels,
    publicSite: (site) => sites.publicSite(site),
    look: parts.look,
    inventory,
    cancelLinks: openCancelLinks(secret),
    sms: parts.sms,
    processName: `${hostname()}, process ${process.pid}`,
  };
  let sweep: NodeJS.Timeout | null = null;
  const requeue = () =>
    requeueOverdue(worker).catch((fault: unknown) =>
      log.error(describeFault(fault), 'Overdue deliveries could not be queued'),
    );

  return {
    submit: openSubmit({
      database,
      saveLead: openSaveLead(database, queue, openReplyPlan(database, parts.replyLimits)),
      inventory,
      suspicion,
      log,
      publicSite: (site) => sites.publicSite(site),
      forms: parts.forms,
      overrides: parts.overrides,
      claimSlot: parts.claimSlot,
      handOverFiles: parts.handOverFiles,
    }),
    begin: (site, at) => times.issue(site.slug, at),
    lead: (site, leadId) => findLead(database, site.slug, leadId),
    byPhone: (site, phone) => leadsByPhone(database, site, phone),
    outbox: (limit) => newestLeads(database, limit),
    hasReply: async (site, leadId) =>
      (await findLead(database, site.slug, leadId)) !== null && hasReply(database, leadId),
    async calendar(site, leadId) {
      const lead = await findLead(database, site.slug, leadId);
      return lead && leadCalendar({ lead, site, origin: sites.publicSite(site).origin, from: config.mailFrom });
    },
    message: (deliveryId) => outboxMessage(deliveryId, worker),
    replay: async (deliveryId) => (await replayDelivery(worker, deliveryId)) === 'queued',
    held: (limit) => newestLeadsBy(database, { state: 'held' }, limit),
    async release(leadId) {
      const [row] = await database.select().from(leads).where(eq(leads.id, leadId)).limit(1);
      return row !== undefined && (await releaseLead(worker, leadId, sites.bySlug(row.siteSlug))) !== null;
    },
    async startDeliveries() {
      if (sweep) return;
      sweep = setInterval(requeue, 300_000).unref();
      await requeue();
      await queue.work((job) => workOn(job, worker));
    },
    async close() {
      if (sweep) clearInterval(sweep);
      await queue.close();
    },
  };
}
