import { makesOf, type PublicSite } from '@forecourt/domain';
import type { Count, SiteFacts } from '../contract/facts.ts';

/**
 * The brands of a group: the makes in stock that its dealerships stand for, without what they took in trade. A group that
 * stands for fewer than two counts every make.
 */
export function brandsOf(site: PublicSite, { makes }: Pick<SiteFacts, 'makes'>): Count[] {
  const own = makesOf(site);
  const brands = makes.filter(({ name }) => own.includes(name));
  return brands.length > 1 ? brands : makes;
}
