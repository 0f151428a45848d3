/** Both ends belong to the range; an end that is missing is open. */
export interface UrlRange {
  from?: number;
  to?: number;
}
