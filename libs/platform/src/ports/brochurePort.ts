import type { Site } from '@forecourt/domain';

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

/** A code for phones' cameras as one outline, one unit for each module. */
export interface QrPath {
  /** Modules along one side, the quiet zone included. */
  size: number;
  /** Path data of the dark modules. */
  path: string;
}

/** Vehicles on paper, as PDF. */
export interface BrochureService {
  /** @param visitor whose address is counted, in memory only */
  respond(site: Site, slug: string, visitor: { address: string }, colours?: BrochureColours): Promise<BrochureResponse>;
  /** For pages that are printed. */
  qrCode(text: string): QrPath;
}
