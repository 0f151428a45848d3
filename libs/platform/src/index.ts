export { keepProcessWithin, processConfig, readConfig, type Config, type ConfigResult } from './config/config.ts';
export { DatabaseBusyError, DatabaseUnavailableError, type Db, type OpenedDatabase } from './database/database.ts';
export { connectDatabase } from './database/socket.ts';
export { standardMessages } from './config/registry/standardMessages.ts';
export { registeredOf, type Registered, type RegisteredThemes } from './config/registry/registered.ts';
export { loadForecourt } from './config/registry/loadForecourt.ts';
export type { ForecourtConfig } from './config/registry/forecourtConfig.ts';
export type { SiteChecks, SiteFinding } from './ports/checkPort.ts';
export type { ContentAnswer, ContentCall } from './content/api/contentAnswer.ts';
export type { ContentCaller } from './content/api/contentKeys.ts';
export type { ContentApi } from './content/api/openContentApi.ts';
export { longestContentBody, tooLongContent } from './content/api/answerPicture.ts';
export { contentPictureLimit } from './content/pictures/openContentPictures.ts';
export { redirectRows, redirectWarnings } from './content/redirectRows.ts';
export { draftParameter } from './config/drafts/draftLinks.ts';
export type { DraftAnswer, DraftService, SiteDraft } from './ports/draftPort.ts';
export { previewParameter } from './content/preview/previewLinks.ts';
export type {
  ContentChange,
  ContentDesk,
  ContentEntry,
  ContentPreview,
  ContentProblem,
  ContentService,
  EditedContent,
  FoundContent,
  PreviewedContent,
} from './ports/contentPort.ts';
export type {
  FeedProposal,
  FeedReportKind,
  FeedRun,
  FeedService,
  ProposedField,
  ScheduledFeed,
} from './ports/feedPort.ts';
export type { EventResult, EventSender, EventService } from './ports/eventPort.ts';
export type { DeviceClass, TagSummary, VisitService, VisitSummary, VitalSummary } from './ports/visitPort.ts';
export { pictureOrigins, type ImageConfig } from './config/imagesConfig.ts';
export type { ProxyConfig } from './config/proxyConfig.ts';
export { openInventory, type Inventory } from './stock/inventory/openInventory.ts';
export { listenForOperators, type FigureText, type OperatorsDeps } from './checks/listenForOperators.ts';
export type { HealthPart, HostFigures, HostHealth } from './checks/openHealth.ts';
export type { Readiness } from './checks/readiness/readinessOf.ts';
export { activeSpan, inSpan } from './logs/inSpan.ts';
export { openTracing } from './logs/openTracing.ts';
export { openLog } from './logs/openLog.ts';
export { currentRequestId, forRequest, newRequestId } from './logs/requestId.ts';
export { openDeliveryWorker, type DeliveryWorker } from './openDeliveryWorker.ts';
export { openPlatform, type OpenedPlatform, type PlatformOptions } from './openPlatform.ts';
export { openSharedIndex, type SharedIndex, type SharedIndexOptions } from './search/sharedIndex.ts';
export { openSearch, type EmbeddedSearch, type SearchOptions } from './search/openSearch.ts';
export type { AlgoliaConfig, SearchConfig } from './config/searchConfig.ts';
export type {
  OnlinePaymentOrder,
  OnlinePaymentOwner,
  OnlinePaymentService,
  OnlinePaymentStart,
  OnlinePaymentStatus,
} from './ports/onlinePaymentPort.ts';
export type { PrizeDraw, PrizeDrawResult, PrizeService, WonPrize } from './ports/prizePort.ts';
export { isSameSecret } from '@forecourt/search-engine';
export { newDeviceToken } from './secrets/devices.ts';
export type {
  DraftState,
  PurchaseFindResult,
  PurchaseOwner,
  PurchaseProblem,
  PurchaseSaveResult,
  PurchaseService,
  PurchaseSubmission,
  PurchaseSubmitResult,
  PurchaseView,
  PurchaseVisitor,
} from './ports/purchasePort.ts';
export type {
  ReservationKind,
  ReservationOrder,
  ReservationService,
  ReservationStart,
  ReservationState,
  ReservationStatus,
} from './ports/reservationPort.ts';
export { openSiteStore } from './config/sites/openSiteStore.ts';
export type { GeocodingService, Place } from './ports/geocodingPort.ts';
export type { Quote, QuoteResult, QuoteService } from './ports/quotePort.ts';
export type { PictureResponse, UploadedPicture, UploadService } from './ports/uploadPort.ts';
export type {
  AddPicturesResult,
  TradeInEndResult,
  TradeInFindResult,
  TradeInProblem,
  TradeInSaveResult,
  TradeInService,
  TradeInState,
  TradeInView,
} from './ports/tradeInPort.ts';
export type { Delivery, DeliveryState, LeadContext, LeadResult, LeadService } from './ports/leadPort.ts';
export type { Platform } from './ports/platform.ts';
export type { WireRequest, WireResponse } from '@forecourt/search-engine';
export type { ImageResponse, ImageSource } from './ports/imagePort.ts';
export { drawIcon, type IconOptions } from './stock/images/drawIcon.ts';
export type {
  EditorAccess,
  EditorPasskey,
  PasskeyRejection,
  PasskeyRegistration,
  PasskeyResult,
  PasskeyService,
} from './ports/passkeyPort.ts';
export type { CodeCheckResult, CodeRequestResult, SignInService, Visitor } from './ports/signInPort.ts';
export type { SearchService, VersionedSearch } from './ports/searchPort.ts';
export type { InventoryChange } from './ports/inventoryPort.ts';
export type { SiteStore } from './ports/sitePort.ts';
export type { BrochureColours, BrochureResponse, BrochureService } from './ports/brochurePort.ts';
export type { LiveCarFields, ViewService, ViewVisit } from './ports/viewPort.ts';
export type { PhoneResult, PhoneReveal, PhoneService } from './ports/phonePort.ts';
export type { AppointmentService, AppointmentTimes } from './ports/appointmentPort.ts';
export { keyCounts, keySet } from './stock/feeds/keyCounts.ts';
export { openFeed } from './stock/feeds/readFeed.ts';
export { parseMapping, type Mapping } from './stock/feeds/mapping.ts';
export { correctCells } from './stock/feeds/correctCells.ts';
export { readRow } from './stock/feeds/readRow.ts';
export type { SentEnquiry } from './ports/leadPort.ts';
export type {
  ForgottenData,
  SavedSearch,
  SavedVehicle,
  WatchlistChange,
  WatchlistService,
} from './ports/watchlistPort.ts';
