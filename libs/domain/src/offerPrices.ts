import type { Currency } from './country/countries.ts';
import { dollars, type Cents } from './money.ts';
import type { DisplayPrice } from './displayPrice.ts';

/** Price of a schema.org offer. */
export interface OfferPrice {
  price: string;
  priceCurrency: Currency;
}

/**
 * A rent is not a price of the vehicle: it is in an offer of its own, with leasing as its business function and a week
 * as its unit.
 */
export interface RentOffer {
  businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' };
  priceSpecification: OfferPrice & {
    '@type': 'UnitPriceSpecification';
    /** By UN/CEFACT; a week. */
    unitCode: 'WEE';
    unitText: 'per week';
  };
}

/** A vehicle's prices for structured data; null where there is none. */
export function offerPrices(
  price: DisplayPrice,
  priceCurrency: Currency,
): { sale: OfferPrice | null; rent: RentOffer | null } {
  const inDollars = (amount: Cents): OfferPrice => ({ price: dollars(amount).toFixed(2), priceCurrency });
  if (price.kind === 'words') return { sale: null, rent: null };
  const sale = price.kind === 'sale' ? price : price.sale;
  return {
    sale: sale && inDollars(sale.amount),
    rent:
      price.kind === 'sale'
        ? null
        : {
            businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              ...inDollars(price.rent.amount),
              unitCode: 'WEE',
              unitText: 'per week',
            },
          },
  };
}
