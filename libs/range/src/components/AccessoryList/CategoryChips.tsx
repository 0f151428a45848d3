import { modelMessages } from '@forecourt/domain/messages';
import { VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './AccessoryList.css.ts';

export interface CategoryChipsProps {
  /** Categories in their order; fewer than two need no chips. */
  names: readonly string[];
  /** Number of accessories in each. */
  counts: readonly number[];
}

/** Chips that show one category of the list only: radio buttons, so that styles alone can filter. */
export function CategoryChips({ names, counts }: CategoryChipsProps) {
  const say = useWords(modelMessages);
  if (names.length < 2) return null;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className={styles.chips}>
      <legend>
        <VisuallyHidden>{say('model.kindOfAccessory')}</VisuallyHidden>
      </legend>
      <label className={styles.chip}>
        <input type="radio" name="category" value="" className={styles.radio} defaultChecked />
        {say('model.all')} <span className={styles.count}>{total}</span>
      </label>
      {names.slice(0, styles.maxChips).map((name, place) => (
        <label key={name} className={styles.chip}>
          <input type="radio" name="category" value={name} className={`${styles.radio} ${styles.category[place]}`} />
          {name} <span className={styles.count}>{counts[place]}</span>
        </label>
      ))}
    </fieldset>
  );
}
