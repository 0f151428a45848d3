import type { Breadcrumb } from '@forecourt/content';
import type { PublicSite, VehicleSummary } from '@forecourt/domain';
import type { Offer } from '@forecourt/offers/model';
import type { ReactNode } from 'react';

export interface OffersPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Running offers with pages of their own, in display order. */
  offers: readonly Offer[];
  /** Time the page is rendered: decides which offers run. */
  now: Date;
  /** Facts of the stock, for a site without offers. */
  vehicles: readonly VehicleSummary[];
  /** Vehicles with a reduced price. @default none */
  reduced?: readonly VehicleSummary[];
  /** The requested offer, if it has ended; null on the list itself. @default null */
  ended?: Offer | null;
  /** Breadcrumb trail from the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
}

/** Vehicles that an offer applies to. */
export interface StockFor {
  /** The first of them. */
  vehicles: readonly VehicleSummary[];
  /** Their total number. */
  count: number;
  /** Address of the list of all of them. */
  href: string;
}

export interface OfferPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The offer, which is running. */
  offer: Offer;
  /** Time the page is rendered: decides which offers run. */
  now: Date;
  /** Breadcrumb trail from the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
  /** Vehicles that the offer applies to; null where it names none. */
  stock: StockFor | null;
  /** Other running offers. */
  others: readonly Offer[];
  /** The enquiry form, and parts that the host can replace. */
  slots: { form: ReactNode };
}
