import * as styles from './FilterRange.css.ts';

export interface RangeRailProps {
  /** Name of the filter. */
  label: string;
  /** What is chosen. @example '$20,000 to $45,000' */
  words: string;
}

/** A slider's look while its code is on the way. */
export function RangeRail({ label, words }: RangeRailProps) {
  return (
    <div>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span>{words}</span>
      </div>
      <div className={styles.rail} />
    </div>
  );
}
