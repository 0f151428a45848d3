import type { Breadcrumb } from '@forecourt/content';
import type { PublicSite, VehicleSummary } from '@forecourt/domain';
import type { Offer } from '@forecourt/offers/model';
import type { ReactNode } from 'react';

export interface OffersPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Running ones with pages of their own, in their order. */
  offers: readonly Offer[];
  /** When the page is rendered: says which day it is. */
  now: Date;
  /** What is in stock, for a site without offers. */
  vehicles: readonly VehicleSummary[];
  /** Vehicles that are sold for less than they were. @default none */
  reduced?: readonly VehicleSummary[];
  /** The offer that was asked for and is over; null on the list itself. @default null */
  ended?: Offer | null;
  /** From the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
}

/** Vehicles that something is for. */
export interface StockFor {
  /** The first of them. */
  vehicles: readonly VehicleSummary[];
  /** How many there are. */
  count: number;
  /** Where all of them are. */
  href: string;
}

export interface OfferPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The offer; running. */
  offer: Offer;
  /** When the page is rendered: says which day it is. */
  now: Date;
  /** From the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
  /** Vehicles that the offer is for; null where it says of none. */
  stock: StockFor | null;
  /** Other offers that run. */
  others: readonly Offer[];
  /** The form to ask about it, and parts that the host may take over. */
  slots: { form: ReactNode };
}
