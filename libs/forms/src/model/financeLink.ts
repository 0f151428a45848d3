import type { PublicSite } from '@forecourt/domain';
import { readDollars } from '@forecourt/domain/answers';
import type { FormDefaults } from './formDefaults.ts';

export interface FinanceLink {
  /** Vehicle to look up in the site's own stock. */
  car_id: string | null;
  defaults: FormDefaults;
}

/** Parameters of links to the finance form. Invalid ones are left out. */
export function readFinanceLink(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
  site: Pick<PublicSite, 'dealerships'>,
): FinanceLink {
  const text = (name: string, max: number) => {
    const parameter = params[name];
    const one = typeof parameter === 'string' ? parameter.trim() : '';
    return one.length <= max && !/\p{Cc}/u.test(one) && one.isWellFormed() ? one : '';
  };
  const dealershipName = text('preferredDealership', 120).toLowerCase();
  const dealership = site.dealerships.find(({ id, slug, name }) =>
    [id, slug, name].some((known) => known.toLowerCase() === dealershipName),
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
