import { displayPhone, type Lead } from '@forecourt/domain';

/** @example heading('do-you-have-a-trade-in') // 'Do you have a trade in' */
function heading(field: string): string {
  const words = field.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a dealer reads about a lead, in the order they need it: heading and text. */
export function leadFacts(lead: Lead): [string, string][] {
  const facts: [string, string | null][] = [
    ['Category', lead.subcategory ? `${lead.category} (${lead.subcategory})` : lead.category],
    ['Name', `${lead.name} ${lead.last_name}`],
    ['Phone', displayPhone(lead.phone)],
    ['Email', lead.email],
    ['Postcode', lead.postcode],
    ['Comments', lead.message],
    ['May be contacted with offers', lead.opt_in ? 'Yes' : 'No'],
    ...Object.entries(lead.fields).map(([name, value]): [string, string] => [
      heading(name),
      value === true ? 'Yes' : String(value),
    ]),
    ['Location', lead.location_id],
    ['Page', lead.url],
    ['Source', lead.source],
    ['Pages visited', lead.lead_attributes.visited_pages.join('\n')],
    ['Reference', lead.lead_id],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
}

/** @example 'Vehicle Enquiry: Mia Nguyen, 2023 Toyota RAV4 GXL Hybrid' */
export function leadTitle(lead: Lead): string {
  const vehicle = lead.fields['Vehicle Name'];
  const who = `${lead.name} ${lead.last_name}`;
  return `${lead.category}: ${typeof vehicle === 'string' ? `${who}, ${vehicle}` : who}`;
}
