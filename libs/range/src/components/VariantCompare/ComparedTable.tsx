import { modelMessages } from '@forecourt/domain/messages';
import { VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import type { ComparedFact } from '../../model/compareVariants.ts';
import * as styles from './VariantCompare.css.ts';

export interface ComparedTableProps {
  /** Rows, sorted by group. */
  facts: readonly ComparedFact[];
  /** Column headings, as many as each row has values. */
  heads: readonly ReactNode[];
}

/** Facts of several grades in a table. Phones show the first two columns. */
export function ComparedTable({ facts, heads }: ComparedTableProps) {
  const say = useWords(modelMessages);
  const groups = [...Map.groupBy(facts, ({ group }) => group)];
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{say('model.gradesSideBySide')}</VisuallyHidden>
      </caption>
      <thead className={styles.heads}>
        <tr className={styles.line}>
          <td className={styles.corner} />
          {heads.map((head, place) => (
            <th key={place} scope="col" className={styles.column}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(([group, rows]) => (
        <tbody key={group} className={styles.rows}>
          <tr className={styles.line}>
            <th colSpan={heads.length + 1} scope="colgroup" className={styles.group}>
              {group}
            </th>
          </tr>
          {rows.map(({ name, values, differs }) => (
            <tr key={name} className={styles.fact[differs ? 'differs' : 'same']}>
              <th scope="row" className={styles.row}>
                {name}
              </th>
              {values.map((value, place) => (
                <td key={place} className={styles.value}>
                  {value ?? say('model.notStated')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
