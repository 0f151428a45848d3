import { pageHref, type QueryParameters, type SitePage } from '@forecourt/domain';
import { parametersOf } from '../request/parameters.ts';

/** Query parameters that links between finance pages carry along. */
const carried = ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type', 'vin'];

export type FinancePage = Extract<
  SitePage,
  'finance' | 'car-finance' | 'finance-enquiry' | 'finance-application' | 'personalised-finance'
>;

/**
 * URL of a finance page with the visitor's query parameters. A price replaces the budget.
 * @param price dollars, or `{price}` for whoever knows it later
 */
export function financeLink(page: FinancePage, given: QueryParameters, price?: number | '{price}'): string {
  const kept = [...parametersOf(given)].filter(([name]) => carried.includes(name));
  const query = new URLSearchParams(kept);
  if (price !== undefined) query.set('vehiclePriceBudget', String(price));
  const text = query.toString().replace('%7Bprice%7D', '{price}');
  return `${pageHref(page)}${text && `?${text}`}#finance-form`;
}
