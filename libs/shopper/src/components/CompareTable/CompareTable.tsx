'use client';

import type { VehicleSummary } from '@forecourt/domain';
import { comparedMessages, compareMessages } from '@forecourt/domain/messages';
import { ButtonLink, CheckboxField, Notice, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useState, type ReactNode } from 'react';
import { comparisonGroups, differencesOnly, type ComparedFact } from '../../model/comparison.ts';
import { compareLimit } from '../../model/lists.ts';
import { comparePage } from '../../stores/comparePage.ts';
import { CompareHead } from './CompareHead.tsx';
import { CompareRow } from './CompareRow.tsx';
import * as styles from './CompareTable.css.ts';
import { NothingToCompare } from './NothingToCompare.tsx';
import { PriceRows } from './PriceRows.tsx';

export interface ComparedVehicle {
  vehicle: VehicleSummary;
  /** Repayment quoted by a lender. */
  repayment?: ReactNode;
  /** The manufacturer's figures, in words and in their order. */
  specifications?: readonly ComparedFact[];
  /** Features of the vehicle. */
  features?: readonly string[];
}

export interface CompareTableProps {
  /** At most four vehicles, in column order. */
  vehicles: readonly ComparedVehicle[];
  /** Address of the search, for finding vehicles to compare. */
  searchHref: string;
  /** Address of this page; the ids of the compared vehicles are added as `ids`. @default '/compare' */
  href?: string;
}

/** Makes the scrolling area reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** Vehicles side by side, one column each: price, key facts, specifications and features. */
export function CompareTable({ vehicles, searchHref, href = '/compare' }: CompareTableProps) {
  const say = useWords(compareMessages);
  const sayFact = useWords(comparedMessages);
  const [isShort, setIsShort] = useState(false);
  useEffect(() => comparePage.enter(), []);
  if (vehicles.length === 0) return <NothingToCompare searchHref={searchHref} href={href} />;

  const all = comparisonGroups(vehicles, sayFact);
  const groups = isShort ? differencesOnly(all) : all;
  const canCompare = vehicles.length > 1;
  const add = (
    <ButtonLink href={searchHref} variant="secondary" icon="search">
      {say('compare.addAVehicle')}
    </ButtonLink>
  );
  return (
    <div className={styles.root}>
      {canCompare ? (
        <div className={styles.bar}>
          <CheckboxField
            name="differences"
            label={say('compare.showDifferencesOnly')}
            checked={isShort}
            onChange={({ currentTarget }) => setIsShort(currentTarget.checked)}
          />
          {vehicles.length < compareLimit && add}
        </div>
      ) : (
        <Notice tone="info" title={say('compare.oneVehicleSoFar')} action={add}>
          {say('compare.pressCompareOnAnother')}
        </Notice>
      )}
      <div
        className={styles.scroller}
        role="region"
        aria-label={say('compare.comparisonScrollsSideways')}
        {...reachable}
      >
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{vehicles.map(({ vehicle }) => vehicle.name).join(', ')}</VisuallyHidden>
          </caption>
          <CompareHead vehicles={vehicles} href={href} />
          <PriceRows vehicles={vehicles} />
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={vehicles.length + 1} className={styles.group}>
                  <span className={styles.groupWords}>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <CompareRow key={row.label} row={row} ids={vehicles.map(({ vehicle }) => vehicle.id)} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <div role="status">{isShort && groups.length === 0 && <p>{say('compare.theseVehicles')}</p>}</div>
    </div>
  );
}
