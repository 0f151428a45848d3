import type { OffersPageProps } from '../contract/offerPages.ts';
import { OffersPage } from './OffersPage.tsx';

/** Franchise: grouped by kind, without price reductions, which are shown on each vehicle. */
export function FranchiseOffersPage({ reduced: _reduced, ...props }: OffersPageProps) {
  return <OffersPage {...props} />;
}

/** Group: by make, with the locations of each offer. */
export function GroupOffersPage({ reduced: _reduced, ...props }: OffersPageProps) {
  return <OffersPage {...props} look={{ head: 'sunken', by: 'manufacturer', names: true }} />;
}

/** Superstore: one offer per row, then every reduced price. */
export function SuperstoreOffersPage(props: OffersPageProps) {
  return <OffersPage {...props} look={{ by: null, layout: 'rows' }} />;
}

/** Caravans: caravan shows first. */
export function CaravanOffersPage({ reduced: _reduced, ...props }: OffersPageProps) {
  return <OffersPage {...props} look={{ head: 'inverse', by: null }} />;
}
