import type { PublicSite, Site, Vehicle } from '@forecourt/domain';
import type { WireRequest, WireResponse } from '@forecourt/search-engine';
import type { GeocodingService } from './geocodingPort.ts';
import type { EventService } from './eventPort.ts';
import type { LeadService } from './leadPort.ts';
import type { OnlinePaymentService } from './onlinePaymentPort.ts';
import type { PrizeService } from './prizePort.ts';
import type { QuoteService } from './quotePort.ts';
import type { PurchaseService } from './purchasePort.ts';
import type { ReservationService } from './reservationPort.ts';
import type { UploadService } from './uploadPort.ts';
import type { TradeInService } from './tradeInPort.ts';
import type { WatchlistService } from './watchlistPort.ts';
import type { AppointmentService, BrochureService, PhoneService, ViewService } from './vehiclePagePorts.ts';

export type { WireRequest, WireResponse } from '@forecourt/search-engine';
export type { Delivery, DeliveryState, LeadContext, LeadResult, LeadService, OutboxMessage } from './leadPort.ts';

/** The closed set of sites this process serves. */
export interface SiteStore {
  /** Site of a host name without port, or null. Never guesses. */
  byHost(host: string): Site | null;
  bySlug(slug: string): Site | null;
  all(): readonly Site[];
  publicSite(site: Site): PublicSite;
}

/**
 * Stock in the database. Every read is scoped to the dealerships whose stock the site shows. A vehicle that a deposit
 * holds is reserved in all of them, whatever its feed says.
 */
export interface InventoryStore {
  bySlug(site: Site, slug: string): Promise<Vehicle | null>;
  byIds(site: Site, ids: readonly string[]): Promise<Vehicle[]>;
  /** Whether a vehicle of the site once stood at this address and is gone for good. */
  wasRemoved(site: Site, slug: string): Promise<boolean>;
  /** What the site may list now: in stock or coming soon, or sold within the site's days, and shown on the website. */
  listed(site: Site): AsyncIterable<Vehicle[]>;
  /** Slug and last change (seconds since 1970) of every listed in-stock vehicle, for the sitemap. */
  slugs(site: Site): Promise<{ slug: string; updated_at: number }[]>;
  /** Every vehicle of every dealership in batches, for building the search index. */
  everything(): AsyncIterable<Vehicle[]>;
}

export interface InventoryWriter {
  /** Inserts or changes vehicles; stored changes reach the listeners before the promise resolves. */
  upsert(
    vehicles: readonly Vehicle[],
    /** Name of the feed they come from. @default 'manual' */
    source?: string,
  ): Promise<{ inserted: number; changed: number; unchanged: number }>;
  remove(ids: readonly string[]): Promise<number>;
  /** Called with stored changes of every process, in order. Used by the search index and the page cache. */
  onChange(listener: (change: InventoryChange) => Promise<void> | void): () => void;
}

export interface InventoryChange {
  upserted: readonly Vehicle[];
  removed: readonly { id: string; slug: string; dealership_id: string }[];
  /** Number of the newest change in it. */
  version: number;
  /** Changes before it are lost to this process, which was away for days: anything may have changed. */
  missed?: boolean;
}

export interface SearchService {
  handle(site: Site, request: WireRequest): Promise<WireResponse>;
  /** The same answer as `POST /1/indexes/*\/queries`, without HTTP, for pages rendered on the server. Throws on a refused request. */
  queries(site: Site, body: unknown): Promise<{ results: unknown[] }>;
  upsert(vehicles: readonly Vehicle[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Builds the index anew beside the old one and swaps in one step. */
  rebuild(stock: AsyncIterable<Vehicle[]>): Promise<number>;
  /** Number of vehicles in the index. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** A search whose index says which state of the stock it reflects. Every adapter is one. */
export interface VersionedSearch extends SearchService {
  /** What the index was last said to reflect, or null: a new or damaged index has no version. */
  version(): Promise<string | null>;
  setVersion(version: string): Promise<void>;
  /** Called whenever the index was found lost or damaged while serving: it is empty and has no version until it is rebuilt. */
  onLost(listener: () => void): void;
}

/** Somebody who proved a phone number to a site, in one browser. The phone is the only identity. */
export interface Visitor {
  /** Of the session, not of the person. */
  id: string;
  /** E.164. */
  phone: string;
  createdAt: Date;
}

export interface CodeRequest {
  /** As the visitor wrote it. */
  phone: unknown;
  /** Address of the visitor, for limits only; a keyed hash of it is kept for a day. */
  address: string;
  now: Date;
}

export type CodeRequestResult =
  | {
      ok: true;
      /** Belongs to the code: the form sends it along. */
      request_id: string;
      resendAfterSeconds: number;
      /** Enough of the number to know it again. @example '04xx xxx 678' */
      phoneShown: string;
    }
  | { ok: false; status: number; error: string; retryAfterSeconds?: number };

export interface CodeCheck {
  request_id: unknown;
  /** As the visitor wrote it. */
  code: unknown;
  now: Date;
}

export type CodeCheckResult =
  | {
      ok: true;
      /** Token for the visitor's cookie. It cannot be had again. */
      session: string;
      /** E.164. */
      phone: string;
    }
  | {
      ok: false;
      reason: 'unreadable' | 'wrong' | 'spent' | 'expired' | 'used' | 'unavailable';
      error: string;
      triesLeft: number;
    };

export interface SignInService {
  /** Sends a code to an Australian mobile. Never throws for bad input, and never says whether a number is known. */
  requestCode(site: Site, request: CodeRequest): Promise<CodeRequestResult>;
  /** Exchanges the code of a request for a session, once. */
  verifyCode(site: Site, check: CodeCheck): Promise<CodeCheckResult>;
  /** Who a token belongs to on this site, or null. Prolongs the session. @throws where the database does not answer */
  find(site: Site, token: string | null | undefined): Promise<Visitor | null>;
  /** Signs one browser out. @returns false for a session that is over or another site's */
  revoke(site: Site, sessionId: string): Promise<boolean>;
  /** Signs every browser of a phone out on this site. @returns how many */
  revokeAll(site: Site, phone: string): Promise<number>;
  /** Messages of the demo, newest first; nothing where a gateway carries them. */
  outboxMessages(limit: number): readonly { siteSlug: string; to: string; text: string; at: Date }[];
}

export interface ImageResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Where pictures under `/media/{source}/` come from. */
export interface ImageSource {
  /** An SVG or raster picture of at least 1600 by 1200, or null when there is none of that name. */
  picture(name: string): Promise<Uint8Array | null>;
}

export interface ImageService {
  /** @param path behind `/media/`: `{source}/{name}/{width}`, or `remote/{address in base64url}/{width}` of listed hosts */
  respond(path: string, accept: string): Promise<ImageResponse>;
}

export interface Platform {
  sites: SiteStore;
  inventory: InventoryStore & InventoryWriter;
  search: SearchService;
  leads: LeadService;
  signIn: SignInService;
  reservations: ReservationService;
  onlinePayments: OnlinePaymentService;
  prizes: PrizeService;
  purchases: PurchaseService;
  images: ImageService;
  appointments: AppointmentService;
  phones: PhoneService;
  views: ViewService;
  watchlist: WatchlistService;
  events: EventService;
  brochures: BrochureService;
  tradeIns: TradeInService;
  uploads: UploadService;
  geocoding: GeocodingService;
  quotes: QuoteService;
  close(): Promise<void>;
}
