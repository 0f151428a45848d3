/** The part of the search library's state that a search page uses. */
export interface SearchUiState {
  query?: string;
  page?: number;
  /** Name of the index on the wire. */
  sortBy?: string;
  refinementList?: Record<string, string[]>;
  /** @example { price: '10000:30000' } */
  range?: Record<string, string>;
  toggle?: Record<string, boolean>;
}
