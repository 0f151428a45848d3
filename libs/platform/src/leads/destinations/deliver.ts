import type { Lead, LeadDestination, Site } from '@forecourt/domain';
import type { FormRegistry } from '@forecourt/forms/model';
import { join } from 'node:path';
import type { LeadsConfig } from '../leadsConfig.ts';
import { adfDocument } from './adf.ts';
import { fileNamePart, writeWhole } from './atomicFile.ts';
import { leadMail, sendMail } from './email.ts';
import { callWebhook, webhookUrl } from './webhook.ts';

export interface DeliverParts {
  config: LeadsConfig;
  standInUrl: string | null;
  now: () => Date;
  /** Limit of the whole call, in milliseconds. */
  limitMs: number;
  /** Forms whose words the dealer reads. @default the platform's own */
  forms?: FormRegistry;
}

/** A failure that trying again cannot mend. */
export class HopelessDelivery extends Error {}

export interface Parcel {
  deliveryId: string;
  lead: Lead;
  site: Site;
  destination: LeadDestination;
}

async function inTime<Result>(limitMs: number, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`No answer within ${limitMs / 1_000} s`)), { once: true });
  });
  return Promise.race([run(signal), late]);
}

async function deliverAdf({ lead, site, destination }: Parcel & { destination: { to: string } }, parts: DeliverParts) {
  const xml = adfDocument(lead, site, parts.forms);
  const name = `${lead.lead_id}.${fileNamePart(destination.id)}`;
  if (parts.config.smtpUrl === null) {
    await writeWhole(join(parts.config.dataFolder, 'outbox', 'adf', `${name}.xml`), xml);
    return 'Written to the outbox';
  }
  const { html: _html, ...mail } = leadMail(lead, site, destination, parts.config.mailFrom, parts.forms);
  return sendMail({ ...mail, text: xml }, name, parts.config, parts.limitMs);
}

/** Hands one lead to one destination. Returns what the destination said; throws when it did not take the lead. */
export async function deliver(parcel: Parcel, parts: DeliverParts): Promise<string> {
  const { lead, site, destination, deliveryId } = parcel;
  const { config, standInUrl, now, limitMs } = parts;
  return inTime(limitMs, async (signal) => {
    switch (destination.type) {
      case 'email': {
        const name = `${lead.lead_id}.${fileNamePart(destination.id)}`;
        return sendMail(leadMail(lead, site, destination, config.mailFrom, parts.forms), name, config, limitMs);
      }
      case 'adf':
        return deliverAdf({ ...parcel, destination }, parts);
      case 'webhook': {
        const url = webhookUrl(destination.url, standInUrl);
        const secret = Object.hasOwn(config.webhookSecrets, destination.secret)
          ? config.webhookSecrets[destination.secret]
          : '';
        if (url === null) throw new HopelessDelivery('The address of the webhook cannot be used');
        if (!secret) throw new HopelessDelivery('The secret of the webhook is not configured');
        return callWebhook({ url, secret, deliveryId, lead, now: now(), signal });
      }
    }
  });
}
