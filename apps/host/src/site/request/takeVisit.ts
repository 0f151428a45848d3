import type { LeadAttributes } from '@forecourt/domain';
import { readLeadAttributes } from '@forecourt/forms/model';

/** Separates a form's values from the visit sent along with them. */
export function takeVisit(sent: Readonly<Record<string, string>>): {
  entries: Record<string, string>;
  visit: LeadAttributes;
} {
  const { visited_pages = '', linked_query_params = '', ...entries } = sent;
  return { entries, visit: readLeadAttributes({ visited_pages, linked_query_params }) };
}
