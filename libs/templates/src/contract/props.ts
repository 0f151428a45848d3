import type {
  ContentPage,
  Location,
  NavigationItem,
  PublicSite,
  Reply,
  Vehicle,
  VehicleSummary,
} from '@forecourt/domain';
import type { Breadcrumb, SiteHeaderProps } from '@forecourt/content';
import type { Offer } from '@forecourt/offers/model';
import type { ActionSlot } from '@forecourt/vehicle';
import type { ActionKind } from '@forecourt/vehicle/model';
import type { ComponentType, ReactNode } from 'react';
import type { ArticlePageProps, BlogPageProps } from './articlePages.ts';
import type { SiteFacts } from './facts.ts';
import type { OfferPageProps, OffersPageProps } from './offerPages.ts';
import type { FormPageProps } from './formPage.ts';
import type { ProseWithBlocks } from './proseParts.ts';
import type {
  GonePlacePageProps,
  PlacePageProps,
  PlacesPageProps,
  ReviewsPageProps,
  TeamPageProps,
} from './placePages.ts';
import type { AccessoriesPageProps, ModelPageProps, ModelsPageProps } from './rangeProps.ts';

export interface ShellProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Copyright year. */
  year: number;
  /** Look of the theme's header. @default 'light' */
  header?: SiteHeaderProps['treatment'];
  /** Addresses of pages made from the site's content, for menu and footer. @default none */
  contentPaths?: readonly string[];
  /** The model range, for menus that show it; see `modelMenu`. */
  models?: readonly NavigationItem[];
  /** Replaces the header's plain search box. */
  search?: ReactNode;
  /** How many vehicles the visitor has saved, inside the header's link to them. */
  savedCount?: ReactNode;
  /** Content beside the favourites link of the header. */
  actions?: ReactNode;
  /** Content at the end of the menu of small screens, such as the visitor's account. */
  menuEnd?: ReactNode;
  /** Content between the header and the page: a vendor's part. */
  belowHeader?: ReactNode;
  /** Content between the page and the footer: a vendor's part. */
  aboveFooter?: ReactNode;
  /** Content fixed at the foot of the screen: the comparison tray, a chat. */
  overlays?: ReactNode;
  /** The page between header and footer. */
  children: ReactNode;
}

export interface HomeProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Facts of the stock: makes, bodies, price bands and locations with their counts. */
  facts: SiteFacts;
  /** Featured vehicles of the dealer. */
  featured: readonly VehicleSummary[];
  /** Newest vehicles first. */
  justArrived: readonly VehicleSummary[];
  /** Running offers for the home page, in display order. */
  offers: readonly Offer[];
  /** Folder of the files of the marks of makes (`makeMarkFiles`). @default none: the marks are part of the page */
  marks?: string;
}

export interface SearchPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Heading of the page. @example 'Used cars' */
  heading: string;
  /** One sentence under the heading. */
  text?: string;
  /** Breadcrumb trail from the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
  /** Label of the page itself at the end of the breadcrumb trail. @default its heading */
  current?: string;
  /** Beside the heading, such as what saves the search. */
  action?: ReactNode;
  /** The search itself. */
  children: ReactNode;
}

export interface VehiclePageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle of the page. */
  vehicle: Vehicle;
  /** Similar vehicles. */
  similar: readonly VehicleSummary[];
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Parts of other features, and parts that the host can replace. */
  slots: {
    /** The row of similar vehicles; the template's own when left out. */
    similarRow?: ReactNode;
    /** The enquiry form under its own heading of level 2; has the id `enquire`. */
    enquire: ReactNode;
    finance?: ReactNode;
    /** The repayment calculator, under a heading of level 2; has the id `repayments`. */
    calculator?: ReactNode;
    /** Cost of ownership, in a disclosure below the calculator. */
    ownership?: ReactNode;
    /** Share and print; the template's own when left out. */
    share?: ReactNode;
    /** Single buttons beside the pictures, replaced by ones that open another feature's dialog. */
    buttons?: Partial<Record<ActionKind, ActionSlot>>;
    /** Replaces all buttons beside the pictures. */
    actions?: ReactNode;
    /** 'Find Me Something Similar' button of a sold vehicle; a link to the enquiry when left out. */
    similar?: ReactNode;
    /** 'Enquire' button of the bar at the foot of the window; a link to the enquiry when left out. */
    barEnquire?: ReactNode;
    /** Call-the-dealer card with its masked number; the template's own when left out. */
    call?: ReactNode;
    /** Content below the price and its finance: a vendor's part. */
    belowPrice?: ReactNode;
    /** Content below the card that calls the dealer: a vendor's part. */
    sidebar?: ReactNode;
    /** 'Email Us' button of the vehicle's location; a link to the enquiry when left out. */
    email?: (place: Location) => ReactNode;
    /** Recently viewed vehicles, at the foot of the page. */
    viewed?: ReactNode;
    /** Favourite, compare and save of this vehicle; the template's own when left out. */
    vehicleToggles?: ReactNode;
  };
}

export interface ContactPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** The forms, which the host supplies. */
  slots: {
    /** The enquiry form; has the id `enquire`. */
    form: ReactNode;
    /** 'Email Us' button of one location; a link to the form when left out. */
    email?: (location: Location) => ReactNode;
  };
}

export interface SuccessPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Confirmation of the form that was sent. */
  reply: Reply;
  /** Whether the same confirmation is sent by email. */
  isMailed: boolean;
  /** Content under the message, such as the enquiry's vehicle. */
  children?: ReactNode;
}

export interface ContentPageProps extends Partial<Omit<ProseWithBlocks, 'body'>> {
  /** The site of the page: its facts are used in the text, its main location beside it. */
  site: PublicSite;
  /** The page's content, written by the dealer, a manufacturer or the platform. */
  page: ContentPage;
  /** The page's text, split into parts. @default the text without what stands between its parts */
  body?: ProseWithBlocks['body'];
  /** Time the page is rendered, for the opening hours beside the text. */
  now: Date;
  /** Breadcrumb trail from the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
}

export interface NotFoundPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
}

export interface FavouritesPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Replaces the list. */
  children?: ReactNode;
}

/** Every page that each template must supply; a missing one is a compile error. */
export interface Template {
  Shell: ComponentType<ShellProps>;
  Home: ComponentType<HomeProps>;
  Search: ComponentType<SearchPageProps>;
  Vehicle: ComponentType<VehiclePageProps>;
  Contact: ComponentType<ContactPageProps>;
  Form: ComponentType<FormPageProps>;
  Content: ComponentType<ContentPageProps>;
  Places: ComponentType<PlacesPageProps>;
  Place: ComponentType<PlacePageProps>;
  GonePlace: ComponentType<GonePlacePageProps>;
  Team: ComponentType<TeamPageProps>;
  Reviews: ComponentType<ReviewsPageProps>;
  Models: ComponentType<ModelsPageProps>;
  Model: ComponentType<ModelPageProps>;
  Accessories: ComponentType<AccessoriesPageProps>;
  Offers: ComponentType<OffersPageProps>;
  Offer: ComponentType<OfferPageProps>;
  Blog: ComponentType<BlogPageProps>;
  Article: ComponentType<ArticlePageProps>;
  Success: ComponentType<SuccessPageProps>;
  NotFound: ComponentType<NotFoundPageProps>;
  Favourites: ComponentType<FavouritesPageProps>;
}
