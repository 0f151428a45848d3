import type { PublicSite } from '@forecourt/domain';
import { readDollars } from '@forecourt/domain/answers';
import type { FormDefaults } from './formDefaults.ts';

export interface FinanceLink {
  /** To be looked up among the site's own stock. */
  car_id: string | null;
  defaults: FormDefaults;
}

/** Parameters that links to the finance form carry. Anything that makes no sense is left out. */
export function readFinanceLink(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
  site: Pick<PublicSite, 'dealerships'>,
): FinanceLink {
  const text = (name: string, max: number) => {
    const given = params[name];
    const one = typeof given === 'string' ? given.trim() : '';
    return one.length <= max && !/\p{Cc}/u.test(one) && one.isWellFormed() ? one : '';
  };
  const wanted = text('preferredDealership', 120).toLowerCase();
  const dealership = site.dealerships.find(({ id, slug, name }) =>
    [id, slug, name].some((known) => known.toLowerCase() === wanted),
  );
  const budget = readDollars(text('vehiclePriceBudget', 20));
  const car_type = text('car_type', 20).toLowerCase();
  const vin = text('vin', 17).toUpperCase();
  const defaults = {
    dealership_slug: dealership?.slug ?? '',
    vehiclePriceBudget: budget.ok ? budget.amount : '',
    car_type: ['new', 'used', 'demo'].includes(car_type) ? car_type : '',
    vin: /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : '',
  };
  return {
    car_id: text('car_id', 64) || null,
    defaults: Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== '')),
  };
}
