import { stepLabels } from '@forecourt/purchase/model';

/** The title of a purchase's page: each step has its own, which screen readers tell when it comes. */
export function purchaseTitle(step: string | null): string {
  const label = Object.entries(stepLabels).find(([name]) => name === step)?.[1];
  return label === undefined ? 'Buy online' : `${label} · Buy online`;
}
