/** What stands behind the question mark of an address, as a page is told. */
export type GivenParameters = Readonly<Record<string, string | string[] | undefined>>;

export function parametersOf(given: GivenParameters): URLSearchParams {
  const entries = Object.entries(given).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return new URLSearchParams(entries);
}

/** One parameter's text; null where it is missing, empty or given several times. */
export function oneParameter(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && given !== '' ? given : null;
}
