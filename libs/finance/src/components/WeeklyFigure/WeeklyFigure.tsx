import { wholeDollars } from '../../model/figures.ts';
import * as styles from './WeeklyFigure.css.ts';

export interface WeeklyFigureProps {
  /** Lender's figure in cents a week; null where there is none. */
  weeklyPrice: number | null;
}

/** A lender's weekly figure on a card, under the price. Nothing where there is none. */
export function WeeklyFigure({ weeklyPrice }: WeeklyFigureProps) {
  if (weeklyPrice === null || weeklyPrice <= 0) return null;
  return (
    <p className={styles.root}>
      or <strong className={styles.figure}>{wholeDollars(weeklyPrice)}</strong> per week on finance
    </p>
  );
}
