import type { CostPart } from '../../model/ownership/ownershipInput.ts';
import * as styles from './OwnershipTable.css.ts';

export interface CostBarProps {
  /** Costs from `ownershipCost`; parts without a total are not in the bar. */
  parts: readonly CostPart[];
}

/** Percent, rounded to a tenth, which is finer than visible. */
const share = (part: number, all: number): number => Math.round((part / all) * 1_000) / 10;

/** The parts as a bar, each as long as its share. The table below says the same in words. */
export function CostBar({ parts }: CostBarProps) {
  const all = parts.reduce((sum, { total }) => sum + (total ?? 0), 0);
  if (all === 0) return null;
  const shares = parts.map(({ part, total }, place) => ({
    part,
    start: share(
      parts.slice(0, place).reduce((sum, one) => sum + (one.total ?? 0), 0),
      all,
    ),
    width: share(total ?? 0, all),
  }));
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {shares.map(({ part, start, width }) => (
        <rect key={part} className={styles.segment[part]} x={start} y={0} width={width} height={4} />
      ))}
    </svg>
  );
}
