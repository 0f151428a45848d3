import type { PublicSite, RangeModel, Vehicle } from '@forecourt/domain';
import type { Logger } from 'pino';
import { describeFault } from '../../logs/personalData.ts';
import type { ImageService } from '../../ports/imagePort.ts';
import type { BrochureColours } from '../../ports/brochurePort.ts';
import { brochureContent, type BrochureRoom } from './brochureContent.ts';
import type { renderBrochure as RenderBrochureFunction } from './renderBrochure.tsx';
import { brochureSay } from './brochureSay.ts';
import { brochurePicture } from './brochurePicture.ts';
import type { BrochureContent } from './brochureWords.ts';
import { modelBrochureContent } from './modelBrochureContent.ts';
import { qrPath } from './qrPath.ts';

interface BrochureDealer {
  site: PublicSite;
  colours: BrochureColours;
  now: Date;
}

export interface VehicleSubject extends BrochureDealer {
  vehicle: Vehicle;
}
export interface ModelSubject extends BrochureDealer {
  model: RangeModel;
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

/** Gets ready to draw: the picture is fetched once, however often the words are tried. */
async function openDrawing(
  { site, colours, now }: BrochureDealer,
  url: string,
  images: Pick<ImageService, 'respond'>,
  log: Logger,
): Promise<(content: BrochureContent) => ReturnType<typeof RenderBrochureFunction>> {
  // The typesetter is large; a process that makes no brochure never loads it.
  const { renderBrochure } = await import('./renderBrochure.tsx');
  const picture = await brochurePicture(images, url).catch((fault: unknown) => {
    log.warn({ site: site.slug, picture: url, ...describeFault(fault) }, 'A brochure goes without its picture');
    return null;
  });
  const { locale } = site;
  return (content) =>
    renderBrochure({ content, say: brochureSay(site), locale, picture, qr: qrPath(content.pageUrl), colours, now });
}

/** A vehicle's brochure: one page, or two where it has so many features that one would leave most of them out. */
export async function makeBrochure(
  subject: VehicleSubject,
  images: Pick<ImageService, 'respond'>,
  log: Logger,
): Promise<Uint8Array<ArrayBuffer>> {
  const { site, vehicle, now } = subject;
  const draw = await openDrawing(subject, vehicle.primary_image_url ?? vehicle.images[0]?.url ?? '', images, log);
  const contentFor = (room: BrochureRoom) => brochureContent(site, vehicle, { now, room });

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

/** A model's brochure, on as many pages as its grades need. */
export async function makeModelBrochure(
  subject: ModelSubject,
  images: Pick<ImageService, 'respond'>,
  log: Logger,
): Promise<Uint8Array<ArrayBuffer>> {
  const { site, model, now } = subject;
  const draw = await openDrawing(subject, model.hero ?? model.image ?? '', images, log);
  return (await draw(modelBrochureContent(site, model, now))).body;
}
