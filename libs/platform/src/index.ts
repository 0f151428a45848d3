export { processConfig, readConfig, type Config, type ConfigResult } from './config.ts';
export { DatabaseBusyError, DatabaseUnavailableError, type Db, type OpenedDatabase } from './database/database.ts';
export { connectDatabase } from './database/socket.ts';
export type { EventResult, EventSender, EventService } from './events/eventPort.ts';
export { eventsCommand, type EventsSurroundings } from './events/eventsCommand.ts';
export { importCommand, type CommandSurroundings } from './feeds/importCommand.ts';
export { pictureOrigins, type ImageConfig } from './imagesConfig.ts';
export type { ProxyConfig } from './proxyConfig.ts';
export { openInventory, type Inventory } from './inventory/openInventory.ts';
export { leadsCommand, type LeadsSurroundings } from './leads/command/leadsCommand.ts';
export { openDeliveryWorker, type DeliveryWorker } from './openDeliveryWorker.ts';
export { openPlatform, type OpenedPlatform, type PlatformOptions } from './openPlatform.ts';
export { openSearch, type EmbeddedSearch, type SearchOptions } from './search/openSearch.ts';
export type { AlgoliaConfig, SearchConfig } from './searchConfig.ts';
export type {
  OnlinePaymentOrder,
  OnlinePaymentOwner,
  OnlinePaymentService,
  OnlinePaymentStart,
  OnlinePaymentStatus,
} from './onlinePayments/onlinePaymentPort.ts';
export type { PrizeDraw, PrizeDrawResult, PrizeService, WonPrize } from './prizes/prizePort.ts';
export { newDeviceToken } from './purchases/devices.ts';
export type {
  DraftState,
  PurchaseLook,
  PurchaseOwner,
  PurchaseProblem,
  PurchaseSave,
  PurchaseService,
  PurchaseSubmission,
  PurchaseSubmit,
  PurchaseView,
  PurchaseVisitor,
} from './purchases/purchasePort.ts';
export type {
  ReservationKind,
  ReservationOrder,
  ReservationService,
  ReservationStart,
  ReservationState,
  ReservationStatus,
} from './reservations/reservationPort.ts';
export { reservationsCommand } from './reservations/reservationsCommand.ts';
export { openSiteStore } from './sites/openSiteStore.ts';
export type { GeocodingService, Place } from './geocoding/geocodingPort.ts';
export type { Quote, QuoteResult, QuoteService } from './quotes/quotePort.ts';
export type { PictureResponse, UploadedPicture, UploadService } from './uploads/uploadPort.ts';
export type {
  PicturesAnswer,
  TradeInEnd,
  TradeInLook,
  TradeInProblem,
  TradeInSave,
  TradeInService,
  TradeInState,
  TradeInView,
} from './valuation/tradeInPort.ts';
export type {
  CodeCheckResult,
  CodeRequestResult,
  Delivery,
  DeliveryState,
  ImageResponse,
  ImageSource,
  InventoryChange,
  LeadContext,
  LeadResult,
  LeadService,
  Platform,
  SearchService,
  SignInService,
  SiteStore,
  VersionedSearch,
  Visitor,
  WireRequest,
  WireResponse,
} from './ports.ts';
export type {
  AppointmentService,
  AppointmentTimes,
  BrochureColours,
  BrochureResponse,
  BrochureService,
  LiveCarFields,
  PhoneResult,
  PhoneReveal,
  PhoneService,
  ViewService,
  ViewVisit,
} from './vehiclePagePorts.ts';
export { openFeed } from './feeds/readFeed.ts';
export { parseMapping, type Mapping } from './feeds/mapping.ts';
export { readRow } from './feeds/readRow.ts';
export type { SentEnquiry } from './leads/leadsByPhone.ts';
export type {
  ForgottenData,
  SavedSearch,
  SavedVehicle,
  WatchlistChange,
  WatchlistService,
} from './watchlist/watchlistPort.ts';
