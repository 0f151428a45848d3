/**
 * What the trade says of a vehicle's state. Ours are `in_stock`, `coming_soon` and `sold`; `reserved` is a vehicle in stock
 * that somebody else has first call on, `withdrawn` one that is not offered and need not be sold.
 */
export const stockStates = ['in_stock', 'coming_soon', 'reserved', 'sold', 'withdrawn'] as const;
export type StockState = (typeof stockStates)[number];

/**
 * Words of feeds and dealer management systems for each state, in lower case. A word whose state we lack stands with the
 * nearest that offers less: one that may or may not be free is reserved, one that is not for sale for now is withdrawn.
 */
const words: Readonly<Record<StockState, readonly string[]>> = {
  in_stock: [
    ...['in stock', 'stock', 'available', 'available now', 'available for sale', 'for sale', 'on sale', 'active'],
    ...['live', 'listed', 'published', 'advertised', 'current', 'ready', 'ready for sale', 'retail ready', 'on yard'],
    ...['in yard', 'on lot', 'on site', 'onsite', 'on display', 'in showroom', 'in store', 'online', 'unsold'],
    ...['not sold', 'in stock now', 'new arrival', 'just arrived', 'arrived', 'relisted', 'back in stock', 'verfügbar'],
  ],
  coming_soon: [
    ...['coming soon', 'soon', 'in transit', 'transit', 'on the way', 'en route', 'on the water', 'in bound'],
    ...['arriving', 'arriving soon', 'arrives soon', 'due in', 'due soon', 'on order', 'ordered', 'factory order'],
    ...['incoming', 'in production', 'in build', 'pre order', 'back order', 'available soon', 'in shipment'],
    ...['in preparation', 'being prepared', 'under preparation', 'in prep', 'at port', 'not yet arrived', 'pipeline'],
  ],
  reserved: [
    ...['reserved', 'on reserve', 'under offer', 'offer pending', 'offer accepted', 'deposit', 'deposit taken'],
    ...['deposit paid', 'deposit received', 'deposit held', 'deposit placed', 'under deposit', 'on deposit', 'on hold'],
    ...['hold', 'held', 'holding', 'pending', 'sale pending', 'pending sale', 'sale in progress', 'under contract'],
    ...['contract pending', 'in contract', 'under negotiation', 'in negotiation', 'negotiating'],
    ...[
      'subject to finance',
      'finance pending',
      'pending finance',
      'awaiting finance',
      'allocated',
      'booked',
      'spoken for',
    ],
    ...['limited availability', 'reserviert'],
  ],
  sold: [
    ...['sold', 'delivered', 'sold delivered', 'sold and delivered', 'sold not delivered', 'sold undelivered'],
    ...['sold pending delivery', 'sold awaiting delivery', 'sold pending', 'sold subject to finance'],
    ...['sold retail', 'sold wholesale', 'retailed', 'wholesaled', 'retail sold', 'wholesale sold', 'settled'],
    ...['invoiced', 'sold out', 'just sold', 'sold order', 'handed over', 'verkauft'],
  ],
  withdrawn: [
    ...['withdrawn', 'not available', 'unavailable', 'no longer available', 'not for sale', 'off market', 'off sale'],
    ...['out of stock', 'discontinued', 'inactive', 'not active', 'disabled', 'deactivated', 'archived', 'deleted'],
    ...['removed', 'expired', 'unpublished', 'not published', 'draft', 'hidden', 'offline', 'not listed', 'unlisted'],
    ...['delisted', 'suspended', 'paused', 'not ready', 'in workshop', 'in service', 'wholesale'],
    ...['for wholesale', 'auction', 'at auction', 'written off', 'write off', 'stolen'],
  ],
};

/** Blanks, hyphens and all other marks that writers set between and around the same letters. */
const marks = /[^\p{L}\p{N}]+/gu;
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(marks, '');

const states: ReadonlyMap<string, StockState> = new Map(
  stockStates.flatMap((state) => words[state].map((word) => [fold(word), state] as const)),
);

/**
 * The state that a word of the trade means, however it is spaced and capitalised.
 * @returns null for a word that does not plainly mean one
 * @example readStockState('Under Offer') // 'reserved'
 * @example readStockState('https://schema.org/InStock') // 'in_stock'
 */
export function readStockState(text: string): StockState | null {
  // A question is no statement.
  if (text.includes('?')) return null;
  return states.get(fold(text.replace(/^\s*https?:\/\/schema\.org\//i, ''))) ?? null;
}
