import { carPath, type Lead, type LeadDestination, type PublicSite, type Site } from '@forecourt/domain';
import type { FormRegistry } from '@forecourt/forms/model';
import { join } from 'node:path';
import type { LeadsConfig } from '../../config/leadsConfig.ts';
import { adfDocument } from './adf.ts';
import { appendRow } from './appendRow.ts';
import { fileNamePart, writeWhole } from '../../files/atomicFile.ts';
import { leadMail } from './email.ts';
import { sendMail } from '../../calls/mail/sendMail.ts';
import { leadCsvHead, leadCsvRow, localTime } from './leadCsv.ts';
import { PermanentDeliveryError, type DeliveryChannels } from '../../ports/deliveryChannelPort.ts';
import { SmsFault, type SmsSender } from '../../ports/smsPort.ts';
import { plainLook, type MailLook } from '../mail/mailHtml.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { CancelLinks } from '../../secrets/cancelLinks.ts';
import { cancelButton } from '../replies/cancelButton.ts';
import { replyMail } from '../replies/replyMail.ts';
import { replyText } from '../replies/replyText.ts';
import type { VisitorDestination } from '../../ports/leadPort.ts';
import { leadFacts, zoneOf } from './leadFacts.ts';
import { postLead, webhookBody, webhookUrl } from './webhook.ts';

export interface DeliverDeps {
  config: LeadsConfig;
  standInUrl: string | null;
  now: () => Date;
  /** Time limit of the whole call, in milliseconds. */
  limitMs: number;
  /** Forms with the labels of answers. @default the platform's own */
  forms?: FormRegistry;
  /** The host's ways to deliver beside the platform's. @default none */
  channels?: DeliveryChannels;
  publicSite(site: Site): Pick<PublicSite, 'origin'>;
  /** The dealer's colours. @default the site's own brand colour on white */
  look?: (site: Site) => MailLook;
  /** Origin for links to a lead's vehicle in mails; without it there are no links. */
  inventory?: Pick<InventoryStore, 'byIds'>;
  /** Signs the links by which visitors cancel. */
  cancelLinks: Pick<CancelLinks, 'sign'>;
  /** Sends text messages; without it they are written to the outbox folder. */
  sms?: SmsSender | null;
}

export type AnyDestination = LeadDestination | VisitorDestination;

export interface Parcel<Type extends AnyDestination['type'] = AnyDestination['type']> {
  deliveryId: string;
  lead: Lead;
  site: Site;
  destination: Extract<AnyDestination, { type: Type }>;
}

type Deliver<Type extends AnyDestination['type']> = (
  parcel: Parcel<Type>,
  parts: DeliverDeps,
  signal: AbortSignal,
) => Promise<string>;

async function withTimeout<Result>(limitMs: number, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(limitMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`No answer within ${limitMs / 1_000} s`)), { once: true });
  });
  return Promise.race([run(signal), timeout]);
}

const nameOf = ({ lead, destination }: { lead: Lead; destination: AnyDestination }) =>
  `${lead.lead_id}.${fileNamePart(destination.id)}`;

function secretOf(name: string, { config }: DeliverDeps): string {
  const secret = Object.hasOwn(config.webhookSecrets, name) ? config.webhookSecrets[name] : '';
  if (!secret) throw new PermanentDeliveryError('The secret of the webhook is not configured');
  return secret;
}

function urlOf(address: string, { standInUrl }: DeliverDeps): string {
  const url = webhookUrl(address, standInUrl);
  if (url === null) throw new PermanentDeliveryError('The address of the webhook cannot be used');
  return url;
}

/** Page of a lead's vehicle, if it is still in stock and can be looked up. */
async function vehicleHrefOf(
  { lead, site }: Pick<Parcel, 'lead' | 'site'>,
  { inventory, publicSite }: Pick<DeliverDeps, 'inventory' | 'publicSite'>,
): Promise<string | null> {
  if (lead.car_id === null || !inventory) return null;
  const [vehicle] = await inventory.byIds(site, [lead.car_id]).catch(() => []);
  return vehicle ? new URL(carPath(vehicle), publicSite(site).origin).href : null;
}

/** The mail to the dealer, as it is sent. */
export async function dealerMail(
  parcel: Pick<Parcel<'email'>, 'lead' | 'site' | 'destination'>,
  parts: Pick<DeliverDeps, 'config' | 'forms' | 'look' | 'inventory' | 'publicSite'>,
) {
  const { lead, site, destination } = parcel;
  const { config, forms, look = plainLook } = parts;
  const vehicleHref = await vehicleHrefOf(parcel, parts);
  return leadMail(lead, site, destination, config.mailFrom, { forms, look: look(site), vehicleHref });
}

const byEmail: Deliver<'email'> = async (parcel, parts) =>
  sendMail(await dealerMail(parcel, parts), nameOf(parcel), parts.config, parts.limitMs);

const byWebhook: Deliver<'webhook'> = ({ lead, destination, deliveryId }, parts, signal) =>
  postLead({
    url: urlOf(destination.url, parts),
    secret: secretOf(destination.secret, parts),
    contentType: 'application/json',
    body: webhookBody(lead),
    deliveryId,
    leadId: lead.lead_id,
    now: parts.now(),
    signal,
  });

const byAdf: Deliver<'adf'> = async (parcel, parts, signal) => {
  const { lead, site, destination, deliveryId } = parcel;
  const { config, limitMs, forms } = parts;
  const xml = adfDocument(lead, site, forms);
  if (destination.url !== undefined) {
    return postLead({
      url: urlOf(destination.url, parts),
      secret: destination.secret === undefined ? null : secretOf(destination.secret, parts),
      contentType: 'application/xml; charset=utf-8',
      body: xml,
      deliveryId,
      leadId: lead.lead_id,
      now: parts.now(),
      signal,
    });
  }
  if (config.smtpUrl === null) {
    await writeWhole(join(config.dataFolder, 'outbox', 'adf', `${nameOf(parcel)}.xml`), xml);
    return 'Written to the outbox';
  }
  const to = { id: destination.id, to: destination.to ?? '' };
  const { html: _html, ...mail } = leadMail(lead, site, to, config.mailFrom, { forms });
  return sendMail({ ...mail, text: xml }, nameOf(parcel), config, limitMs);
};

/** The file is that of the lead's own day, so that a later retry finds the row. */
const byCsv: Deliver<'csv'> = async ({ lead, site, destination }, { config, forms }, signal) => {
  const { day } = localTime(lead.created_at, zoneOf(lead, site));
  const name = `${fileNamePart(site.slug)}-${day}.csv`;
  const row = {
    path: join(config.dataFolder, 'leads', destination.folder, name),
    key: lead.lead_id,
    head: leadCsvHead(),
    row: leadCsvRow(lead, site, forms),
  };
  return (await appendRow(row, signal)) ? `Added to ${name}` : `Was in ${name} already`;
};

/** The mail to the visitor, as it is sent. */
export const visitorMail = (
  { lead, site, destination }: Pick<Parcel<'visitor-mail'>, 'lead' | 'site' | 'destination'>,
  {
    config,
    look = plainLook,
    publicSite,
    cancelLinks,
  }: Pick<DeliverDeps, 'config' | 'look' | 'publicSite' | 'cancelLinks'>,
) => {
  const { outcome } = destination;
  const { origin } = publicSite(site);
  const cancel = outcome ? null : cancelButton(lead, site, origin, cancelLinks);
  const facts = { lead, site, outcome, origin, look: look(site), cancel };
  return replyMail(facts, config.mailFrom);
};

const byVisitorMail: Deliver<'visitor-mail'> = (parcel, parts) =>
  sendMail(visitorMail(parcel, parts), nameOf(parcel), parts.config, parts.limitMs, 'visitors');

/** A number that the gateway rejects is a permanent failure. */
const byVisitorText: Deliver<'visitor-text'> = async (parcel, { config, sms = null, now }) => {
  const { lead, site, destination } = parcel;
  const text = replyText(lead, site, destination.outcome);
  if (!sms) {
    await writeWhole(
      join(config.dataFolder, 'outbox', 'visitors', `${nameOf(parcel)}.txt`),
      `${lead.phone}\n${text}\n`,
    );
    return 'Written to the outbox';
  }
  try {
    await sms.send({ siteSlug: site.slug, to: lead.phone, text, at: now() });
    return 'Taken by the gateway';
  } catch (fault) {
    throw fault instanceof SmsFault && fault.reason === 'refused' ? new PermanentDeliveryError(fault.message) : fault;
  }
};

const byChannel: Deliver<'channel'> = async ({ lead, site, destination }, parts, signal) => {
  const { channels = {}, forms, now } = parts;
  const channel = Object.hasOwn(channels, destination.channel) ? channels[destination.channel] : undefined;
  if (!channel) throw new PermanentDeliveryError(`The host has no channel '${destination.channel}'`);
  return channel.deliver({
    lead,
    site,
    settings: channel.settings.parse(destination.settings),
    facts: leadFacts(lead, site, forms),
    secret: destination.secret === undefined ? null : secretOf(destination.secret, parts),
    idempotencyKey: lead.lead_id,
    now: now(),
    signal,
  });
};

const senders: { [Type in AnyDestination['type']]: Deliver<Type> } = {
  email: byEmail,
  adf: byAdf,
  webhook: byWebhook,
  csv: byCsv,
  channel: byChannel,
  'visitor-mail': byVisitorMail,
  'visitor-text': byVisitorText,
};

/** Delivers one lead to one destination. @returns a summary of the answer @throws when it was not accepted */
export async function deliver(parcel: Parcel, parts: DeliverDeps): Promise<string> {
  const send = senders[parcel.destination.type] as Deliver<AnyDestination['type']>;
  return withTimeout(parts.limitMs, async (signal) => send(parcel, parts, signal));
}
