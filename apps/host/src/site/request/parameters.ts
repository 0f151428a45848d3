import type { QueryParameters } from '@forecourt/domain';

export function parametersOf(given: QueryParameters): URLSearchParams {
  const entries = Object.entries(given).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return new URLSearchParams(entries);
}

/** One parameter's text; null where it is missing, empty or given several times. */
export function oneParameter(given: string | readonly string[] | undefined): string | null {
  return typeof given === 'string' && given !== '' ? given : null;
}
