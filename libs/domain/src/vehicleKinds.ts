/** Names of values are those of the trade's feeds and of the search index, so one name serves store, wire and page. */
export const vehicleStatuses = ['in_stock', 'coming_soon', 'sold'] as const;
export const carTypes = ['new', 'used', 'demo'] as const;
export const itemTypes = ['car', 'caravan'] as const;

export type CarType = (typeof carTypes)[number];
