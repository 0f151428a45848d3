import type { Lead, LeadDestination, PublicSite, Site, Vehicle } from '@forecourt/domain';

/** The closed set of sites this process serves. */
export interface SiteStore {
  /** Site of a host name without port, or null. Never guesses. */
  byHost(host: string): Site | null;
  bySlug(slug: string): Site | null;
  all(): readonly Site[];
  publicSite(site: Site): PublicSite;
}

/** Stock in the database. Every read is scoped to the dealerships whose stock the site shows. */
export interface InventoryStore {
  bySlug(site: Site, slug: string): Promise<Vehicle | null>;
  byIds(site: Site, ids: readonly string[]): Promise<Vehicle[]>;
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
}

/** One HTTP request of the search wire protocol, already assigned to a site. */
export interface WireRequest {
  method: string;
  /** Path behind `/api/search`. @example '/1/indexes/*\/queries' */
  path: string;
  searchParams: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
  /** Address of the visitor, for the limit of requests only. Without one there is no limit. */
  address?: string;
}

export interface WireResponse {
  status: number;
  body: unknown;
  /** What the answer's HTTP header carries beside the content type. @example { 'retry-after': '7' } */
  headers?: Readonly<Record<string, string>>;
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

export type LeadResult =
  | { ok: true; lead_id: string; redirect: string; category: string; subcategory: string | null }
  | { ok: false; status: number; error: string; fieldErrors: Record<string, string> };

export interface LeadContext {
  url: string;
  userAgent: string;
  /** Address of the visitor, for rate limits only; never stored. */
  address: string;
  now: Date;
}

export type DeliveryState = 'pending' | 'delivered' | 'parked' | 'held';

export interface Delivery {
  id: string;
  lead_id: string;
  site_slug: string;
  destination: string;
  type: LeadDestination['type'];
  state: DeliveryState;
  attempts: { at: Date; ok: boolean; detail: string }[];
  next_attempt_at: Date | null;
}

export interface LeadService {
  /** Checks, stores lead and deliveries in one transaction, and says where the visitor goes. Never throws for bad input. */
  submit(site: Site, values: Readonly<Record<string, unknown>>, context: LeadContext): Promise<LeadResult>;
  lead(site: Site, leadId: string): Promise<Lead | null>;
  /** Newest first, over all sites: for the demo's outbox page. */
  outbox(limit: number): Promise<{ lead: Lead; deliveries: Delivery[] }[]>;
  /** Puts a parked delivery back in the queue. */
  replay(deliveryId: string): Promise<boolean>;
  close(): Promise<void>;
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
  /** @param path behind `/media/`: `{source}/{name}/{width}` */
  respond(path: string, accept: string): Promise<ImageResponse>;
}

export interface Platform {
  sites: SiteStore;
  inventory: InventoryStore & InventoryWriter;
  search: SearchService;
  leads: LeadService;
  images: ImageService;
  close(): Promise<void>;
}
