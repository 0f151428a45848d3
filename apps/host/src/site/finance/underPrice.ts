/** The question how many vehicles cost no more than a price in dollars, as the search page counts them. */
export function underPrice(price: number) {
  return { filters: 'sold:false', numericFilters: [`price<=${price}`], hitsPerPage: 0 };
}
