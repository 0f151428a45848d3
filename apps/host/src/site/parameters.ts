/** What stands behind the question mark of an address, as a page is told. */
export type GivenParameters = Readonly<Record<string, string | string[] | undefined>>;

export function parametersOf(given: GivenParameters): URLSearchParams {
  const entries = Object.entries(given).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return new URLSearchParams(entries);
}
