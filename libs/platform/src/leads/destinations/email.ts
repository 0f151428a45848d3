import type { Lead, Site } from '@forecourt/domain';
import type { FormRegistry } from '@forecourt/forms/model';
import { type SendMailOptions } from 'nodemailer';
import { create } from 'xmlbuilder2';
import { fileNamePart } from '../../files/atomicFile.ts';
import { leadFacts, leadHeading, leadTitle } from './leadFacts.ts';
import { markupText } from './markupText.ts';

/** Table of the lead's facts. The builder escapes everything the visitor wrote. */
function htmlBody(title: string, facts: readonly [string, string][]): string {
  const html = create({ invalidCharReplacement: '' }).ele('html', { lang: 'en-AU' });
  const body = html.ele('body');
  body.ele('h1').txt(markupText(title));
  const table = body.ele('table');
  for (const [heading, text] of facts) {
    const row = table.ele('tr');
    row.ele('th', { align: 'left', valign: 'top' }).txt(markupText(heading));
    row.ele('td', { style: 'white-space: pre-wrap' }).txt(markupText(text));
  }
  return `<!doctype html>\n${html.end({ headless: true })}`;
}

/** The mail a dealer gets about a lead. Answering it answers the visitor. */
export function leadMail(
  lead: Lead,
  site: Site,
  destination: { id: string; to: string },
  from: string,
  forms?: FormRegistry,
): SendMailOptions {
  const heading = leadHeading(lead, site);
  const facts: [string, string][] = [
    ...(heading === null ? [] : [['What', heading] as [string, string]]),
    ...leadFacts(lead, site, forms),
  ];
  const title = leadTitle(lead, site);
  return {
    from: { name: site.name, address: from },
    to: destination.to,
    // Some forms ask for a phone number alone.
    ...(lead.email === '' ? {} : { replyTo: { name: `${lead.name} ${lead.last_name}`, address: lead.email } }),
    subject: title,
    messageId: `<${lead.lead_id}.${fileNamePart(destination.id)}@${from.split('@')[1] ?? 'localhost'}>`,
    date: lead.created_at,
    text: facts.map(([heading, text]) => `${heading}: ${text}`).join('\n'),
    html: htmlBody(title, facts),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
