import type { VehicleSummary } from '@forecourt/domain';
import type { SiteSlug } from './address.ts';

const rentsOut: readonly SiteSlug[] = ['haggle-free-cars'];
const noPrice = (slug: SiteSlug) => (slug === 'granite-nissan' ? 'Ask us for today’s price' : 'Enquire for price.');

export const money = (cents: number) => `$${(cents / 100).toLocaleString('en-AU')}`;

export interface ExpectedPrice {
  /** In one line. */
  short: string;
  /** With what a vehicle that is rented out is bought for. */
  whole: string;
  /** As a comparison has it, which names a rent behind it. */
  compared: string;
  /** Whole cents; null if none is shown. */
  sale: number | null;
  rent: number | null;
}

/** Expected price text of a vehicle: rent, then a price above $10, then PREORDER, then its own words. */
export function expectedPrice(slug: SiteSlug, vehicle: VehicleSummary): ExpectedPrice {
  const { price, subscription_price: weekly, price_type: type, preorder } = vehicle;
  const sale = price !== null && price > 1_000 ? price : null;
  const saleWords = sale === null ? null : [money(sale), type].filter(Boolean).join(' ');
  if (rentsOut.includes(slug) && weekly) {
    const short = `${money(weekly)} per week`;
    const toBuy = saleWords ? ` or buy for ${saleWords}` : '';
    return { short, whole: short + toBuy, compared: `${short} · Subscription${toBuy}`, sale, rent: weekly };
  }
  const short = saleWords ?? (preorder ? 'PREORDER' : noPrice(slug));
  return { short, whole: short, compared: short, sale, rent: null };
}
