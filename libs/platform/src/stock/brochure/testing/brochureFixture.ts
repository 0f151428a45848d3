import { siteSchema, toPublicSite, vehicleSchema, type Site, type Vehicle } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { join } from 'node:path';
import { pino } from 'pino';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import { openImages } from '../../images/openImages.ts';
import type { ImageService } from '../../../ports/imagePort.ts';
import { openBrochures, type BrochureOptions } from '../openBrochures.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#789"/><circle cx="800" cy="700" r="300" fill="#c00"/></svg>';

export const visitor = { address: '' };
/** Saturday 21 November 2026, 10 am in Perth. */
const saturday = new Date('2026-11-21T02:00:00Z');

export function siteWith(changes: object = {}): Site {
  const { flags: _flags, origin: _origin, ...rest } = sampleSite;
  return siteSchema.parse({ ...rest, origin: 'https://www.harbourtoyota.example', ...changes });
}

const shown = (site: Site) => toPublicSite(site, 'https://harbour-toyota.example');

export function car(changes: object = {}): Vehicle {
  return vehicleSchema.parse({ ...sampleVehicle, primary_image_url: '/media/demo/car', ...changes });
}

/** Brochures of one vehicle, which the test may change, in a folder of their own. */
export async function openFixture(changes: Partial<BrochureOptions> = {}) {
  const folder = temporaryFolder();
  const stock = { vehicle: car() as Vehicle | null };
  const clock = { now: saturday };
  const logged: string[] = [];
  let pictures = 0;
  const source = { picture: async (name: string) => (name === 'car' ? Buffer.from(drawing) : null) };
  const images = openImages({ folder: join(folder, 'images'), sources: { demo: source } });
  const counting: Pick<ImageService, 'respond'> = {
    respond: (path, accept) => {
      pictures += 1;
      return images.respond(path, accept);
    },
  };
  const service = openBrochures({
    folder: join(folder, 'brochures'),
    images: counting,
    inventory: {
      bySlug: async (_site, slug) => (slug === stock.vehicle?.slug ? stock.vehicle : null),
    },
    publicSite: shown,
    now: () => clock.now,
    log: pino({}, { write: (line) => void logged.push(line) }),
    ...changes,
  });
  return {
    service,
    stock,
    clock,
    logged,
    folder,
    /** How many brochures were drawn: each asks for its picture once. */
    drawn: () => pictures,
    ask: (site = siteWith()) => service.respond(site, stock.vehicle?.slug ?? '', visitor),
  };
}
