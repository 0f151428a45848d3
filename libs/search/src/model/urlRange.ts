/** Both ends are inclusive; a missing end is open. */
export interface UrlRange {
  from?: number;
  to?: number;
}
