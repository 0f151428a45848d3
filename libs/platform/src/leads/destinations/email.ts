import type { Lead, Site } from '@forecourt/domain';
import type { FormRegistry } from '@forecourt/forms/model';
import type { SendMailOptions } from 'nodemailer';
import { fileNamePart } from '../../files/atomicFile.ts';
import { plainLook, type MailLook } from '../mail/mailHtml.ts';
import { leadFacts, leadHeading, leadMailWords, leadTitle } from './leadFacts.ts';
import { leadHtml } from './leadHtml.ts';

export interface LeadMailOptions {
  /** Forms with the labels of answers. @default the platform's own */
  forms?: FormRegistry | undefined;
  /** The dealer's colours. @default the site's own brand colour */
  look?: MailLook;
  /** Page of the lead's vehicle. */
  vehicleHref?: string | null;
}

/** The mail to a dealer about a lead. Replies to it go to the visitor. */
export function leadMail(
  lead: Lead,
  site: Site,
  destination: { id: string; to: string },
  from: string,
  { forms, look = plainLook(site), vehicleHref = null }: LeadMailOptions = {},
): SendMailOptions {
  const heading = leadHeading(lead, site);
  const facts: [string, string][] = [
    ...(heading === null ? [] : [[leadMailWords(site)('leadMail.what'), heading] as [string, string]]),
    ...leadFacts(lead, site, forms),
  ];
  return {
    from: { name: site.name, address: from },
    to: destination.to,
    // Some forms ask for a phone number only.
    ...(lead.email === '' ? {} : { replyTo: { name: `${lead.name} ${lead.last_name}`, address: lead.email } }),
    subject: leadTitle(lead, site),
    messageId: `<${lead.lead_id}.${fileNamePart(destination.id)}@${from.split('@')[1] ?? 'localhost'}>`,
    date: lead.created_at,
    text: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: leadHtml({ lead, site, look, vehicleHref, forms }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
