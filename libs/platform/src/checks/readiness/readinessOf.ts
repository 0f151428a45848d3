import type { Probe } from './openProbe.ts';

export interface Readiness<Part extends string> {
  /** Whether visitors can be sent to this process. */
  ready: boolean;
  /** Parts that do not work. */
  failing: Part[];
  /** Why each of them does not work, and what an operator does about it. Holds no secret and no data of visitors. */
  reasons: Partial<Record<Part, string>>;
}

/** Asks every part at the same time. */
export async function readinessOf<Part extends string>(
  probes: Readonly<Partial<Record<Part, Probe>>>,
): Promise<Readiness<Part>> {
  const parts = Object.entries(probes) as [Part, Probe][];
  const asked = parts.map(async ([part, probe]) => [part, await probe()] as const);
  const failing = (await Promise.all(asked)).filter((found): found is [Part, string] => found[1] !== null);
  return {
    ready: failing.length === 0,
    failing: failing.map(([part]) => part),
    reasons: Object.fromEntries(failing) as Readiness<Part>['reasons'],
  };
}
