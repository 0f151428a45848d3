import type { RangeModel, Site } from '@forecourt/domain';

export interface BrochureResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Colours of a site's brochures as #RRGGBB. */
export interface BrochureColours {
  /** Rules and marks. */
  brand: string;
  /** Text on `brand`. */
  onBrand: string;
}

/** A QR code as one SVG path, one unit for each module. */
export interface QrPath {
  /** Modules along one side, the quiet zone included. */
  size: number;
  /** Path data of the dark modules. */
  path: string;
}

/** Brochures of vehicles and models as PDF. */
export interface BrochureService {
  /** @param visitor address for the rate limit, in memory only */
  respond(site: Site, slug: string, visitor: { address: string }, colours?: BrochureColours): Promise<BrochureResponse>;
  /** @param model as the site tells of it; one of the past has no brochure */
  respondModel(
    site: Site,
    model: RangeModel,
    visitor: { address: string },
    colours?: BrochureColours,
  ): Promise<BrochureResponse>;
  /** A QR code of a text, for printed pages. */
  qrCode(text: string): QrPath;
}
