import type { Count, ModelFacts } from './facts.ts';
import type { Breadcrumb } from '@forecourt/content';
import type { Accessory, CappedService, Cents, PublicSite, RangeModel, VehicleSummary } from '@forecourt/domain';
import type { AccessoryListProps, ModelChip, ModelListProps, ModelSection } from '@forecourt/range';
import type { Offer } from '@forecourt/offers/model';
import type { ModelAction, StockSpans } from '@forecourt/range/model';
import type { ReactNode } from 'react';

export interface ModelsPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Heading of the page. @example 'SUVs & 4WDs' */
  title: string;
  /** A sentence under the heading. */
  text?: string;
  /** Breadcrumb trail from the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
  /** Filters of the list. */
  chips: readonly ModelChip[];
  /** Models, grouped under headings. */
  sections: readonly ModelSection[];
  /**
   * All makes of a site that sells several, with their vehicles in stock, and the models in stock of those whose range
   * nobody has written.
   * @default none
   */
  makes?: readonly (Count & { models: readonly ModelFacts[] })[];
  /** Folder of the files of the marks of makes (`makeMarkFiles`). @default none: the marks are part of the page */
  marks?: string;
  /** Address of a model's stock; null where there is none. */
  stockHref: ModelListProps['stockHref'];
}

export interface ModelPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The model of the page. */
  model: RangeModel;
  /** Time the page is rendered. */
  now: Date;
  /** Breadcrumb trail from the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
  /** Actions, the main one first. */
  actions: readonly ModelAction[];
  /** Some vehicles of this model in stock, and number, prices and years of all of them. */
  stock: { vehicles: readonly VehicleSummary[]; count: number; href: string | null } & StockSpans;
  /** Successor of a discontinued model. */
  successor: { name: string; href: string } | null;
  /** Capped-price servicing of this model; null where its manufacturer has none. */
  service: { name: string; terms: CappedService; conditions: string } | null;
  /** Number of accessories, their page, and the first of them where the site lists them itself; null for none. */
  accessories: { count: number; href: string; first: readonly Accessory[] } | null;
  /** Running offers for this model, in display order. */
  offers: readonly Offer[];
  /** Parts of other features. */
  slots: {
    /** The enquiry about this model, under its own heading; has the id `enquire`. */
    enquire: ReactNode;
    /** Weekly repayment at a price, with rate, comparison rate and term; nothing where none may be shown. */
    weekly?: (price: Cents) => ReactNode;
    /** Disclosures below the repayments. */
    weeklyNote?: ReactNode;
    /** Cost of ownership, under its own heading of level 2. */
    ownership?: ReactNode;
  };
}

export interface AccessoriesPageProps extends Pick<AccessoryListProps, 'groups' | 'action'> {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The model of the accessories. */
  model: RangeModel;
  /** Breadcrumb trail from the home page down, without the page itself. */
  trail: readonly Breadcrumb[];
}
