import { isInStock, type PublicSite, type Site } from '@forecourt/domain';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { qrPath } from './qrPath.ts';
import { openAddressLimit } from '../../limits/addressLimit.ts';
import { GateFull, openGate } from '../../limits/openGate.ts';
import { boundFolder } from '../../files/boundFolder.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { ImageService } from '../../ports/imagePort.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { BrochureColours, BrochureResponse, BrochureService } from '../../ports/brochurePort.ts';
import { brochureDate } from './brochureContent.ts';
import { makeBrochure, type BrochureSubject } from './makeBrochure.ts';

export interface BrochureOptions {
  /** Folder for finished brochures; above `maxBytes` the least recently used are deleted. */
  folder: string;
  images: ImageService;
  inventory: Pick<InventoryStore, 'bySlug'>;
  publicSite(site: Site): PublicSite;
  now: () => Date;
  log: Logger;
  /** @default 256 MiB */
  maxBytes?: number;
  /** Brochures that one address gets in a minute. @default 10 */
  perAddress?: number;
}

/** Version of the brochure's design. Raise it with every change, so that no outdated brochure is served. */
const edition = 2;

const plainColours: BrochureColours = { brand: '#1a1a1a', onBrand: '#ffffff' };

function refuse(status: number, message: string, headers: Record<string, string> = {}): BrochureResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: new TextEncoder().encode(message),
  };
}

/** A hash of everything that a brochure shows. */
function versionOf({ site, vehicle, colours, now }: BrochureSubject): string {
  const { views: _views, ...printed } = vehicle;
  const { origin, name, slug, texts, flags, locations, dealerships, licenceNumbers, finance } = site;
  const dealer = { origin, name, slug, texts, flags, locations, dealerships, licenceNumbers, finance };
  return createHash('sha256')
    .update(JSON.stringify([edition, printed, dealer, colours, brochureDate(site, vehicle, now)]))
    .digest('hex')
    .slice(0, 40);
}

/** Makes brochures on request, and caches them until the vehicle or the dealer changes. */
export function openBrochures(options: BrochureOptions): BrochureService {
  const { folder, images, inventory, publicSite, now, log, maxBytes = 1 << 28, perAddress = 10 } = options;
  const bound = boundFolder(folder, maxBytes);
  const wait = openAddressLimit(perAddress, 60);
  const gate = openGate({ maxRunning: 2, maxWaiting: 20 });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function make(subject: BrochureSubject, file: string) {
    const kept = await readFile(file).catch(() => null);
    if (kept) return new Uint8Array(kept);
    const made = await gate(() => makeBrochure(subject, images, log));
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

  return {
    qrCode: qrPath,
    async respond(site, slug, { address }, colours = plainColours) {
      const seconds = await wait(address);
      if (seconds > 0) {
        const message = 'You have asked for many brochures. Please try again in a minute.';
        return refuse(429, message, { 'retry-after': String(seconds) });
      }
      try {
        const shown = publicSite(site);
        const vehicle = shown.flags.printPage ? await inventory.bySlug(site, slug) : null;
        if (!vehicle || !isInStock(vehicle)) return refuse(404, 'There is no brochure of this vehicle.');
        const subject = { site: shown, vehicle, colours, now: now() };
        const version = versionOf(subject);
        const file = join(folder, `${version}.pdf`);
        const running = underWay.get(file) ?? make(subject, file);
        underWay.set(file, running);
        const body = await running.finally(() => underWay.delete(file));
        const headers = {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${vehicle.slug}.pdf"`,
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
          etag: `"${version}"`,
        };
        return { status: 200, headers, body };
      } catch (fault) {
        if (fault instanceof GateFull) {
          return refuse(503, 'Many brochures are being made just now. Please try again in a moment.', {
            'retry-after': '5',
          });
        }
        log.error({ site: site.slug, ...describeFault(fault) }, 'A brochure could not be made');
        return refuse(500, 'The brochure could not be made just now. Please try again.');
      }
    },
  };
}
