import type { ContentRecord, Location, Position, PublicSite, VehicleSummary } from '@forecourt/domain';
import type { PlaceFilter } from '@forecourt/locations/model';
import type { ReactNode } from 'react';

/** All places of a dealer, narrowed down and sorted as its address says. */
export interface PlacesPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** When the page is rendered: decides what is open. */
  now: Date;
  /** Which of them are shown. */
  filter: PlaceFilter;
  /** Postcode that the list is asked with, and where that is. */
  near?: {
    /** As it was typed. */
    postcode: string;
    /** Null where it is not known. */
    from: Position | null;
    /** @example 'Invalid postcode' */
    problem: string | null;
  };
}

/** One place of a dealer. */
export interface PlacePageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The place it is about. */
  place: Location;
  /** When the page is rendered: decides what is open. */
  now: Date;
  /** Its people. */
  people: readonly ContentRecord<'person'>[];
  /** Some of the vehicles that stand there, and how many do. */
  stock: { count: number; vehicles: readonly VehicleSummary[] };
  /** What the host brings. */
  slots?: {
    /** 'Email Us' of the place; a link to the enquiry where it is left out. */
    email?: ReactNode;
  };
}

/** A place that has closed for good. */
export interface GonePlacePageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The place it was about. */
  place: Location;
  /** When the page is rendered: decides what is open. */
  now: Date;
}

/** The people of one place. */
export interface TeamPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Where they work. */
  place: Location;
  /** In the order to show them. */
  people: readonly ContentRecord<'person'>[];
}

/** What customers say of the dealer. */
export interface ReviewsPageProps {
  /** The site that the page belongs to, with the reviews and figures of its places. */
  site: PublicSite;
}
