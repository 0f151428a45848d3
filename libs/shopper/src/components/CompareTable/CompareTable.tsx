import type { VehicleSummary } from '@forecourt/domain';
import { ButtonLink, EmptyState, Picture, SiteLink } from '@forecourt/ui';
import type { ReactNode } from 'react';
import * as styles from './CompareTable.css.ts';

export interface ComparedVehicle {
  vehicle: VehicleSummary;
  /** The price as the site words it. */
  price: ReactNode;
}

export interface CompareTableProps {
  /** At most four, in the order of their columns. */
  vehicles: readonly ComparedVehicle[];
  /** Where to find vehicles when there are none to compare. */
  searchHref: string;
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

type Row = readonly [label: string, value: (vehicle: VehicleSummary) => string | number | null];

const conditions = { new: 'New', used: 'Used', demo: 'Demo' } as const;

const rows: readonly Row[] = [
  ['Condition', ({ car_type }) => conditions[car_type]],
  ['Year', ({ year }) => year],
  ['Odometer', ({ km }) => (km === null ? null : `${km.toLocaleString('en-AU')} km`)],
  ['Body', ({ simple_body }) => simple_body],
  ['Transmission', ({ simple_transmission }) => simple_transmission],
  ['Fuel', ({ simple_fuel }) => simple_fuel],
  ['Colour', ({ colour }) => colour],
  ['Berths', ({ sleeps }) => sleeps],
  ['Location', ({ location_name, city }) => location_name ?? city],
];

/** Vehicles side by side, one column each. Rows that no vehicle can fill are left out. */
export function CompareTable({ vehicles, searchHref }: CompareTableProps) {
  if (vehicles.length === 0) {
    return (
      <EmptyState
        icon="compare"
        title="Nothing to compare yet"
        action={<ButtonLink href={searchHref}>Find vehicles</ButtonLink>}
      >
        Choose the compare mark on two to four vehicles, and see them here side by side.
      </EmptyState>
    );
  }
  const known = rows.filter(([, value]) => vehicles.some(({ vehicle }) => value(vehicle) !== null));
  return (
    <div className={styles.scroller} role="region" aria-label="Comparison, scrolls sideways" {...reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {vehicles.map(({ vehicle }) => (
              <th key={vehicle.id} scope="col" className={styles.vehicle}>
                <Picture url={vehicle.primary_image_url} alt="" sizes="(min-width: 768px) 280px, 60vw" rounded />
                <SiteLink href={`/cars/${vehicle.slug}`} className={styles.name}>
                  {vehicle.name}
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={styles.label}>
              Price
            </th>
            {vehicles.map(({ vehicle, price }) => (
              <td key={vehicle.id} className={styles.cell}>
                {price}
              </td>
            ))}
          </tr>
          {known.map(([label, value]) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              {vehicles.map(({ vehicle }) => (
                <td key={vehicle.id} className={styles.cell}>
                  {value(vehicle) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
