import type { Breadcrumb } from '@forecourt/content';
import type { Accessory, CappedService, Cents, PublicSite, RangeModel, VehicleSummary } from '@forecourt/domain';
import type { AccessoryListProps, ModelChip, ModelListProps, ModelSection } from '@forecourt/range';
import type { Offer } from '@forecourt/offers/model';
import type { ModelAction } from '@forecourt/range/model';
import type { ReactNode } from 'react';

export interface ModelsPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Heading of the page. @example 'SUVs & 4WDs' */
  title: string;
  /** A sentence under the heading. */
  text?: string;
  /** From the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
  /** Ways to narrow the list. */
  chips: readonly ModelChip[];
  /** Models under their headings. */
  sections: readonly ModelSection[];
  /** Where the stock of a model is; null for none. */
  stockHref: ModelListProps['stockHref'];
}

export interface ModelPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The model that it is about. */
  model: RangeModel;
  /** When the page is rendered. */
  now: Date;
  /** From the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
  /** What to do about it, the main thing first. */
  actions: readonly ModelAction[];
  /** Some of this model that are in stock, and how many there are. */
  stock: { vehicles: readonly VehicleSummary[]; count: number; href: string | null };
  /** What came after a model of the past. */
  successor: { name: string; href: string } | null;
  /** Capped-price servicing of this model; null where its manufacturer has none. */
  service: { name: string; terms: CappedService; conditions: string } | null;
  /** How many accessories it has, where all are, and the first of them where the site lists them itself; null for none. */
  accessories: { count: number; href: string; first: readonly Accessory[] } | null;
  /** Running offers for this model, in the order they are shown. */
  offers: readonly Offer[];
  /** Parts of other features. */
  slots: {
    /** The enquiry about this model, under its own heading; stands at `#enquire`. */
    enquire: ReactNode;
    /** What a week costs at a price, with rate, comparison rate and term; nothing where none may be shown. */
    weekly?: (price: Cents) => ReactNode;
    /** What must be read below those. */
    weeklyNote?: ReactNode;
    /** What it costs to own, under its own heading of level 2. */
    ownership?: ReactNode;
  };
}

export interface AccessoriesPageProps extends Pick<AccessoryListProps, 'groups' | 'action'> {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The model that they fit. */
  model: RangeModel;
  /** From the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
}
