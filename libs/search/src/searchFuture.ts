/**
 * The `future` option of the page's InstantSearch. The filters exist both on the page and, on a phone, in a sheet:
 * closing the sheet must not remove their choices.
 */
export const searchFuture = { preserveSharedStateOnUnmount: true } as const;
