import { stepLabels } from '@forecourt/purchase/model';

/** Title of a purchase page: each step has its own, which screen readers announce. */
export function purchaseTitle(step: string | null): string {
  const label = Object.entries(stepLabels).find(([name]) => name === step)?.[1];
  return label === undefined ? 'Buy online' : `${label} · Buy online`;
}
