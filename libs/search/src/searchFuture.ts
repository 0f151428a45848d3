/**
 * The `future` option of the page's InstantSearch. The filters stand on the page and, on a phone, in a sheet: closing
 * the sheet must not take the choices of both away.
 */
export const searchFuture = { preserveSharedStateOnUnmount: true } as const;
