import type { OffersPageProps } from '../contract/offerPages.ts';
import { OffersPage } from './OffersPage.tsx';

/** One manufacturer's dealer: by kind, without what is reduced, which is said on each vehicle. */
export function FranchiseOffersPage({ reduced: _reduced, ...props }: OffersPageProps) {
  return <OffersPage {...props} />;
}

/** A group: by make, and which of its places have each offer. */
export function GroupOffersPage({ reduced: _reduced, ...props }: OffersPageProps) {
  return <OffersPage {...props} look={{ head: 'sunken', by: 'manufacturer', names: true }} />;
}

/** A superstore: one offer under the other, then every price that was lowered. */
export function SuperstoreOffersPage(props: OffersPageProps) {
  return <OffersPage {...props} look={{ by: null, layout: 'rows' }} />;
}

/** Caravans: shows first. */
export function CaravanOffersPage({ reduced: _reduced, ...props }: OffersPageProps) {
  return <OffersPage {...props} look={{ head: 'inverse', by: null }} />;
}
