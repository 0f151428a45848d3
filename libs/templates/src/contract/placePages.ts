import type { ContentRecord, Location, Position, PublicSite, VehicleSummary } from '@forecourt/domain';
import type { PlaceFilter } from '@forecourt/locations/model';
import type { ReactNode } from 'react';

/** All locations of a dealer, filtered and sorted by the address. */
export interface PlacesPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Time the page is rendered: decides what is open. */
  now: Date;
  /** Filters of the list. */
  filter: PlaceFilter;
  /** Requested postcode and its coordinates. */
  near?: {
    /** As it was typed. */
    postcode: string;
    /** Null where unknown. */
    from: Position | null;
    /** @example 'Invalid postcode' */
    problem: string | null;
  };
}

/** One location of a dealer. */
export interface PlacePageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The location of the page. */
  place: Location;
  /** Time the page is rendered: decides what is open. */
  now: Date;
  /** Staff of the location. */
  people: readonly ContentRecord<'person'>[];
  /** Some of the vehicles at this location, and their total number. */
  stock: { count: number; vehicles: readonly VehicleSummary[] };
  /** Parts that the host supplies. */
  slots?: {
    /** 'Email Us' button of the location; a link to the enquiry where left out. */
    email?: ReactNode;
  };
}

/** A location that has closed for good. */
export interface GonePlacePageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The closed location. */
  place: Location;
  /** Time the page is rendered: decides what is open. */
  now: Date;
}

/** The staff of one location. */
export interface TeamPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Location where they work. */
  place: Location;
  /** In display order. */
  people: readonly ContentRecord<'person'>[];
}

/** Reviews of the dealer. */
export interface ReviewsPageProps {
  /** The site of the page, with the reviews and ratings of its locations. */
  site: PublicSite;
}
