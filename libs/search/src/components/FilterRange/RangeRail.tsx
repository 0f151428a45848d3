import * as styles from './FilterRange.css.ts';

export interface RangeRailProps {
  /** Name of the filter. */
  label: string;
  /** The chosen range in words. @example '$20,000 to $45,000' */
  words: string;
}

/** Shown in place of the slider while its code loads. */
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
