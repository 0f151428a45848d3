import { isInStock, vehicleLocation, type PublicSite, type Site } from '@forecourt/domain';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { qrPath } from './qrPath.ts';
import { limitInProcess, type OpenAddressLimit } from '../../limits/addressLimit.ts';
import { GateFull, openGate } from '../../limits/openGate.ts';
import { boundFolder } from '../../files/boundFolder.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { ImageService } from '../../ports/imagePort.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { BrochureColours, BrochureResponse, BrochureService } from '../../ports/brochurePort.ts';
import { brochureDate } from './brochureDealer.ts';
import { makeBrochure, makeModelBrochure } from './makeBrochure.ts';
import { makeLocation } from './modelBrochureContent.ts';

export interface BrochureOptions {
  /** Folder for finished brochures; above `maxBytes` the least recently used are deleted. */
  folder: string;
  images: Pick<ImageService, 'respond'>;
  inventory: Pick<InventoryStore, 'bySlug'>;
  publicSite(site: Site): PublicSite;
  now: () => Date;
  log: Logger;
  /** @default 256 MiB */
  maxBytes?: number;
  /** Brochures that one address gets in a minute. @default 10 */
  perAddress?: number;
  /** @default counts in this process alone */
  openLimit?: OpenAddressLimit;
}

/** Version of the brochure's design. Raise it with every change, so that no outdated brochure is served. */
const edition = 3;

const plainColours: BrochureColours = { brand: '#1a1a1a', onBrand: '#ffffff' };

function refuse(status: number, message: string, headers: Record<string, string> = {}): BrochureResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: new TextEncoder().encode(message),
  };
}

/** A brochure that can be made. */
interface Printing {
  /** Without its ending. */
  fileName: string;
  /** Everything that shows in it, beside the dealer and the colours. */
  shows: unknown;
  /** By the clock of the place that sells it. */
  date: string;
  make: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** A hash of everything that a brochure shows. */
function versionOf(site: PublicSite, { shows, date }: Printing, colours: BrochureColours): string {
  const { origin, name, slug, texts, messages, flags, locations, dealerships, licenceNumbers, finance } = site;
  const dealer = { origin, name, slug, texts, messages, flags, locations, dealerships, licenceNumbers, finance };
  return createHash('sha256')
    .update(JSON.stringify([edition, shows, dealer, colours, date]))
    .digest('hex')
    .slice(0, 40);
}

/** Makes brochures on request, and caches them until what they show changes. */
export function openBrochures(options: BrochureOptions): BrochureService {
  const {
    folder,
    images,
    inventory,
    publicSite,
    now,
    log,
    maxBytes = 1 << 28,
    perAddress = 10,
    openLimit = limitInProcess,
  } = options;
  const bound = boundFolder(folder, maxBytes);
  const wait = openLimit({ name: 'brochure', points: perAddress, seconds: 60 });
  const gate = openGate({ maxRunning: 2, maxWaiting: 20 });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function make(draw: Printing['make'], file: string) {
    const cached = await readFile(file).catch(() => null);
    if (cached) return new Uint8Array(cached);
    const made = await gate(draw);
    try {
      await mkdir(folder, { recursive: true });
      const half = `${file}.${process.pid}.tmp`;
      await writeFile(half, made);
      await rename(half, file);
      bound.added(made.length);
    } catch (fault) {
      log.warn(describeFault(fault), 'A brochure could not be kept');
    }
    return made;
  }

  async function answer(
    site: Site,
    address: string,
    colours: BrochureColours,
    find: (shown: PublicSite) => Promise<Printing | null>,
    missing: 'refusal.noBrochure' | 'refusal.noModelBrochure',
  ): Promise<BrochureResponse> {
    const say = wordsOf(refusalMessages, site);
    const seconds = await wait(address);
    if (seconds > 0) {
      return refuse(429, say('refusal.manyBrochures'), { 'retry-after': String(seconds) });
    }
    try {
      const shown = publicSite(site);
      const printing = await find(shown);
      if (!printing) return refuse(404, say(missing));
      const version = versionOf(shown, printing, colours);
      const file = join(folder, `${version}.pdf`);
      const running = underWay.get(file) ?? make(printing.make, file);
      underWay.set(file, running);
      const body = await running.finally(() => underWay.delete(file));
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${printing.fileName}.pdf"`,
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        etag: `"${version}"`,
      };
      return { status: 200, headers, body };
    } catch (fault) {
      if (fault instanceof GateFull) {
        return refuse(503, say('refusal.brochuresBusy'), { 'retry-after': '5' });
      }
      log.error({ site: site.slug, ...describeFault(fault) }, 'A brochure could not be made');
      return refuse(500, say('refusal.brochureUnavailable'));
    }
  }

  return {
    qrCode: qrPath,
    respond(site, slug, { address }, colours = plainColours) {
      const find = async (shown: PublicSite): Promise<Printing | null> => {
        const vehicle = shown.flags.printPage ? await inventory.bySlug(site, slug) : null;
        if (!vehicle || !isInStock(vehicle)) return null;
        const { views: _views, ...shows } = vehicle;
        const subject = { site: shown, vehicle, colours, now: now() };
        const date = brochureDate(vehicleLocation(shown, vehicle), subject.now);
        return { fileName: vehicle.slug, shows, date, make: () => makeBrochure(subject, images, log) };
      };
      return answer(site, address, colours, find, 'refusal.noBrochure');
    },
    respondModel(site, model, { address }, colours = plainColours) {
      const find = async (shown: PublicSite): Promise<Printing | null> => {
        if (model.status === 'discontinued') return null;
        const subject = { site: shown, model, colours, now: now() };
        const date = brochureDate(makeLocation(shown, model.manufacturer_name), subject.now);
        return { fileName: model.slug, shows: model, date, make: () => makeModelBrochure(subject, images, log) };
      };
      return answer(site, address, colours, find, 'refusal.noModelBrochure');
    },
  };
}
