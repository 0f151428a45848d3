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
  /** How the theme's header stands. @default 'light' */
  header?: SiteHeaderProps['treatment'];
  /** Addresses of the pages that the site's content makes, for menu and footer. @default none */
  contentPaths?: readonly string[];
  /** The model range, for menus that ask for it; see `modelMenu`. */
  models?: readonly NavigationItem[];
  /** Replaces the header's plain search box. */
  search?: ReactNode;
  /** Beside the favourites link of the header. */
  actions?: ReactNode;
  /** At the end of the header's menu of small screens, such as the visitor's account. */
  menuEnd?: ReactNode;
  /** Above the foot of the screen: the comparison's tray, a chat. */
  overlays?: ReactNode;
  /** The page between header and footer. */
  children: ReactNode;
}

export interface HomeProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** What is worked out from the stock: makes, bodies, bands and places with their counts. */
  facts: SiteFacts;
  /** Vehicles that the dealer puts first. */
  featured: readonly VehicleSummary[];
  /** Vehicles that came last, the newest first. */
  justArrived: readonly VehicleSummary[];
  /** Running ones that show on the home page, in their order. */
  offers: readonly Offer[];
}

export interface SearchPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Heading of the page. @example 'Used cars' */
  heading: string;
  /** One sentence under the heading. */
  text?: string;
  /** From the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
  /** The page's own place at the end of the trail. @default its heading */
  current?: string;
  /** The search itself. */
  children: ReactNode;
}

export interface VehiclePageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle it is about. */
  vehicle: Vehicle;
  /** Vehicles to go on with. */
  similar: readonly VehicleSummary[];
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Parts of other features, and those that the host may take over. */
  slots: {
    /** The row of similar vehicles; the template's own when left out. */
    similarRow?: ReactNode;
    /** The enquiry under its own heading of level 2; stands at `#enquire`. */
    enquire: ReactNode;
    finance?: ReactNode;
    /** Works out repayments, under a heading of level 2; stands at `#repayments`. */
    calculator?: ReactNode;
    /** What the vehicle costs to own, behind its title; below the calculator. */
    ownership?: ReactNode;
    /** Share and print; the template's own when left out. */
    share?: ReactNode;
    /** Single buttons beside the pictures that open a dialog of another feature. */
    buttons?: Partial<Record<ActionKind, ActionSlot>>;
    /** Takes all buttons beside the pictures over. */
    actions?: ReactNode;
    /** 'Find Me Something Similar' of a sold vehicle; a link to the enquiry when left out. */
    similar?: ReactNode;
    /** 'Enquire' of the bar at the foot of the window; a link to the enquiry when left out. */
    barEnquire?: ReactNode;
    /** Call-the-dealer card with its masked number; the template's own when left out. */
    call?: ReactNode;
    /** 'Email Us' of the place where the vehicle stands; a link to the enquiry when left out. */
    email?: (place: Location) => ReactNode;
    /** What else the visitor has looked at, at the foot of the page. */
    viewed?: ReactNode;
    /** Favourite, compare and save of this vehicle; the template's own when left out. */
    vehicleToggles?: ReactNode;
  };
}

export interface ContactPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** The forms, which the host brings. */
  slots: {
    /** The enquiry form; stands at `#enquire`. */
    form: ReactNode;
    /** 'Email Us' of one location; a link to the form when left out. */
    email?: (location: Location) => ReactNode;
  };
}

export interface SuccessPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** When the page is rendered: decides what is open, new or past. */
  now: Date;
  /** What is said about what was sent. */
  reply: Reply;
  /** Whether the same comes by email. */
  isMailed: boolean;
  /** Under the message, such as the vehicle asked about. */
  children?: ReactNode;
}

export interface ContentPageProps {
  /** Whose page it is: its facts stand in the words, its main place beside them. */
  site: PublicSite;
  /** What the dealer, a manufacturer or we have written. */
  page: ContentPage;
  /** For the hours of the place beside the words. */
  now: Date;
  /** From the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
}

export interface NotFoundPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
}

export interface FavouritesPageProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** Takes the list over. */
  children?: ReactNode;
}

/** Every page that each template brings; a missing one is a compile error. */
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
