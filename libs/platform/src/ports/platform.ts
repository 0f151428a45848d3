import type { FormRegistry } from '@forecourt/forms/model';
import type { GeocodingService } from './geocodingPort.ts';
import type { EventService } from './eventPort.ts';
import type { FeedService } from './feedPort.ts';
import type { VisitService } from './visitPort.ts';
import type { LeadService } from './leadPort.ts';
import type { OnlinePaymentService } from './onlinePaymentPort.ts';
import type { PrizeService } from './prizePort.ts';
import type { QuoteService } from './quotePort.ts';
import type { PurchaseService } from './purchasePort.ts';
import type { ReservationService } from './reservationPort.ts';
import type { UploadService } from './uploadPort.ts';
import type { TradeInService } from './tradeInPort.ts';
import type { WatchlistService } from './watchlistPort.ts';
import type { BrochureService } from './brochurePort.ts';
import type { ViewService } from './viewPort.ts';
import type { PhoneService } from './phonePort.ts';
import type { AppointmentService } from './appointmentPort.ts';
import type { SiteChecks } from './checkPort.ts';
import type { ReadBlock } from './contentBlockPort.ts';
import type { ContentDesk, ContentService } from './contentPort.ts';
import type { DraftService } from './draftPort.ts';
import type { SiteStore } from './sitePort.ts';
import type { InventoryStore, InventoryWriter } from './inventoryPort.ts';
import type { SearchService } from './searchPort.ts';
import type { SignInService } from './signInPort.ts';
import type { PasskeyService } from './passkeyPort.ts';
import type { ImageService } from './imagePort.ts';

/** All services that the host uses. Each has its interface in a file of this folder. */
export interface Platform {
  sites: SiteStore;
  /** Drafts of sites that previews show. */
  drafts: DraftService;
  /** Forms whose leads are accepted, by their ids. */
  forms: FormRegistry;
  content: ContentService;
  /** Reads what a line of prose asks of a block. Null for one that is not registered, or cannot use the settings. */
  readBlock(name: string, settings: Readonly<Record<string, string>>): ReadBlock | null;
  /** Content for the people who edit it. */
  desk: ContentDesk;
  checks: SiteChecks;
  inventory: InventoryStore & InventoryWriter;
  search: SearchService;
  leads: LeadService;
  signIn: SignInService;
  /** The second factor of a site's editors. */
  passkeys: PasskeyService;
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
  feeds: FeedService;
  visits: VisitService;
  brochures: BrochureService;
  tradeIns: TradeInService;
  uploads: UploadService;
  geocoding: GeocodingService;
  quotes: QuoteService;
  close(): Promise<void>;
}
