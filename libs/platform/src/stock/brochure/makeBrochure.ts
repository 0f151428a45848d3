import type { PublicSite, Vehicle } from '@forecourt/domain';
import type { Logger } from 'pino';
import { describeFault } from '../../logs/personalData.ts';
import type { ImageService } from '../../ports/imagePort.ts';
import type { BrochureColours } from '../../ports/brochurePort.ts';
import { brochureContent, type BrochureContent, type BrochureRoom } from './brochureContent.ts';
import { brochurePicture } from './brochurePicture.ts';
import { qrPath } from './qrPath.ts';

export interface BrochureSubject {
  site: PublicSite;
  vehicle: Vehicle;
  colours: BrochureColours;
  now: Date;
}

/** More features than these get a second page. */
const maxOnOnePage = 60;
/** Tried in this order, until one fits. */
const onePage: readonly BrochureRoom[] = [
  { features: 60, comments: 900 },
  { features: 48, comments: 420 },
  { features: 39, comments: 300 },
  { features: 30, comments: 260 },
  { features: 21, comments: 220 },
  { features: 12, comments: 160 },
];
const twoPages: BrochureRoom = { features: 150, comments: 1_200 };

const rowHeight = 13;
const lineHeight = 10;
const lettersInLine = 135;
/** Height left on a page for specifications and texts. */
const leftForTexts = 430;

/** A quick estimate whether a content may fit one page, to avoid needless rendering. */
function mayFit({ keyFacts, specifications, features, comments }: BrochureContent): boolean {
  const rows = Math.max(specifications.length, keyFacts.length / 2);
  const texts = Math.ceil(features.length / 3) * lineHeight + Math.ceil(comments.length / lettersInLine) * lineHeight;
  return rows * rowHeight + texts <= leftForTexts;
}

/** A vehicle's brochure: one page, or two where it has so many features that one would leave most of them out. */
export async function makeBrochure(
  { site, vehicle, colours, now }: BrochureSubject,
  images: ImageService,
  log: Logger,
): Promise<Uint8Array<ArrayBuffer>> {
  // The typesetter is large; a process that makes no brochure never loads it.
  const { renderBrochure } = await import('./renderBrochure.tsx');
  const picture = await brochurePicture(images, vehicle).catch((fault: unknown) => {
    log.warn({ site: site.slug, car_id: vehicle.id, ...describeFault(fault) }, 'A brochure goes without its picture');
    return null;
  });
  const contentFor = (room: BrochureRoom) => brochureContent(site, vehicle, { now, room });
  const draw = (content: BrochureContent) =>
    renderBrochure({ content, picture, qr: qrPath(content.pageUrl), colours, now });

  if (vehicle.standardEquipment.length > maxOnOnePage) {
    const { body, pages } = await draw(contentFor(twoPages));
    if (pages <= 2) return body;
  }
  for (const room of onePage.slice(0, -1)) {
    const content = contentFor(room);
    if (!mayFit(content)) continue;
    const { body, pages } = await draw(content);
    if (pages === 1) return body;
  }
  return (await draw(contentFor(onePage.at(-1) ?? twoPages))).body;
}
