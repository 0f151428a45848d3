import type { LeadAttributes } from '@forecourt/domain';
import { readLeadAttributes } from '@forecourt/forms/model';

/** Parts what a form says from the visit that came along with it. */
export function takeVisit(sent: Readonly<Record<string, string>>): {
  entries: Record<string, string>;
  visit: LeadAttributes;
} {
  const { visited_pages = '', linked_query_params = '', ...entries } = sent;
  return { entries, visit: readLeadAttributes({ visited_pages, linked_query_params }) };
}
