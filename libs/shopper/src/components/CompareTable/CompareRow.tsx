import { compareMessages } from '@forecourt/domain/messages';
import { Badge, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ComparisonRow } from '../../model/comparison.ts';
import * as styles from './CompareTable.css.ts';

export interface CompareRowProps {
  /** Name of the fact, and its value for each vehicle. */
  row: ComparisonRow;
  /** Names of the vehicles, by column. */
  ids: readonly string[];
}

/** One fact of every vehicle; the better values are marked in words. */
export function CompareRow({ row: { label, values, best }, ids }: CompareRowProps) {
  const say = useWords(compareMessages);
  return (
    <tr>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      {ids.map((id, column) => (
        <td key={id} className={styles.cell}>
          {values[column] ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{say('compare.notListed')}</VisuallyHidden>
            </>
          )}
          {best?.columns.includes(column) && (
            <span className={styles.best}>
              <Badge tone="success">{best.words}</Badge>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
