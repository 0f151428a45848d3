import type { LeadAttributes } from '@forecourt/domain';
import { parseJson } from '@forecourt/domain/answers';

const limits = { pages: 50, pageLength: 500, params: 40, nameLength: 60, valueLength: 300 };

function fromJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/**
 * Referring pages and campaign of a lead, from the two hidden fields. Broken or too long values are left out rather
 * than refused: nobody should lose an enquiry over a browsing history.
 */
export function readLeadAttributes(fields: { visited_pages: string; linked_query_params: string }): LeadAttributes {
  const pages = fromJson(fields.visited_pages);
  const params = fromJson(fields.linked_query_params);
  const isText = (value: unknown, max: number): value is string =>
    typeof value === 'string' && value.length <= max && value.isWellFormed() && !value.includes('\u0000');
  return {
    visited_pages: Array.isArray(pages)
      ? pages.filter((page) => isText(page, limits.pageLength)).slice(-limits.pages)
      : [],
    linked_query_params:
      params !== null && typeof params === 'object' && !Array.isArray(params)
        ? Object.fromEntries(
            Object.entries(params)
              .filter(([name, value]) => isText(name, limits.nameLength) && isText(value, limits.valueLength))
              .slice(0, limits.params),
          )
        : {},
  };
}
