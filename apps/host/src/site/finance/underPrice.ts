/** Search request that counts the vehicles up to a price in dollars, as the search page counts them. */
export function underPrice(price: number) {
  return { filters: 'sold:false', numericFilters: [`price<=${price}`], hitsPerPage: 0 };
}
