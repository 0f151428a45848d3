import type { Site, Vehicle } from '@forecourt/domain';
import { rateDifference } from '@forecourt/finance/model';
import type { Mapping } from './mapping.ts';
import type { Issue } from './rowReading.ts';

const field = 'finance_lenders.manual.comparisonRate';

/** A doubt about a comparison rate that does not match its rate and the site's fees. The rate is stored nevertheless. */
export function rateIssue(
  { finance_lenders }: Pick<Vehicle, 'finance_lenders'>,
  site: Pick<Site, 'calculator' | 'finance'>,
  { fields }: Pick<Mapping, 'fields'>,
): Issue | null {
  const difference = rateDifference(site, finance_lenders);
  if (!difference) return null;
  const rule = fields[field];
  const [column = field] = rule && 'from' in rule ? [rule.from].flat() : [];
  const { stored, computed } = difference;
  return {
    column,
    reason: `${stored.toFixed(2)}% is kept, but the rate and the site's fees come to ${computed.toFixed(2)}%`,
  };
}
