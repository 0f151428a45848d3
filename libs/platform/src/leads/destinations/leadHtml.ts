import { displayPhone, type Lead, type Site } from '@forecourt/domain';
import type { FormRegistry } from '@forecourt/forms/model';
import {
  addButtons,
  addFacts,
  addHeading,
  addText,
  mailHtml,
  type MailButton,
  type MailLook,
} from '../mail/mailHtml.ts';
import { factGroups, groupedLeadFacts, leadHeading, leadMailWords, leadTitle } from './leadFacts.ts';

/** Buttons to answer the visitor and to see the vehicle. Some forms ask for only a phone number or a mail address. */
function buttonsOf(
  { email, phone, fields, category }: Lead,
  site: Pick<Site, 'messages' | 'locale'>,
  vehicleHref: string | null,
): MailButton[] {
  const say = leadMailWords(site);
  const about = fields['Vehicle Name'] ?? category;
  const address = encodeURIComponent(email).replace('%40', '@');
  return [
    ...(email
      ? [{ href: `mailto:${address}?subject=${encodeURIComponent(`Re: ${about}`)}`, words: say('leadMail.reply') }]
      : []),
    ...(phone ? [{ href: `tel:${phone}`, words: say('leadMail.call', { phone: displayPhone(phone) }) }] : []),
    ...(vehicleHref ? [{ href: vehicleHref, words: say('leadMail.vehicle') }] : []),
  ];
}

export interface LeadHtmlFacts {
  lead: Lead;
  site: Site;
  look: MailLook;
  /** Page of the lead's vehicle; null where there is none. */
  vehicleHref: string | null;
  forms?: FormRegistry | undefined;
}

/** The mail to a dealer as HTML: subject, buttons to answer, then the facts in groups. */
export function leadHtml({ lead, site, look, vehicleHref, forms }: LeadHtmlFacts): string {
  const title = leadTitle(lead, site);
  const heading = leadHeading(lead, site) ?? lead.category;
  const vehicle = lead.fields['Vehicle Name'];
  const who = `${lead.name} ${lead.last_name}`.trim();
  return mailHtml({ site, title, heading, look }, (inner) => {
    for (const words of [who, vehicle]) {
      if (typeof words === 'string' && words !== '') addText(inner, 'p', words, { style: 'margin: 0 0 4px' });
    }
    addButtons(inner, buttonsOf(lead, site, vehicleHref), look);
    const facts = groupedLeadFacts(lead, site, forms);
    const say = leadMailWords(site);
    for (const [group, key] of Object.entries(factGroups)) {
      const own = facts.filter((fact) => fact.group === group);
      if (own.length === 0) continue;
      addHeading(inner, say(key));
      addFacts(inner, own);
    }
  });
}
