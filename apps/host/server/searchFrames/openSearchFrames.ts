import { canonicalPath, isRefined, readSearchUrl } from '@forecourt/search/model';
import { LRUCache } from 'lru-cache';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingHttpHeaders } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { renderedAt } from '../../src/site/cache/renderedAt.ts';
import type { SearchDrawing, TakeSearchDrawing } from '../../src/site/list/searchDrawing.ts';
import { changesOfTags } from '../siteChanges.ts';
import { frameKey } from './frameKey.ts';
import { openFrame, queryOf, type Frame, type SearchText } from './frameText.ts';
import type { RenderPart } from './searchRenderer.ts';
import { atPlace, treePlace, type TreePlace } from './treePlace.ts';

/** A page that the framework has rendered. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  /** As the framework wrote it. */
  body: Buffer;
}

/** A page that the framework is about to render. */
export interface WatchedPage {
  /** Has the framework render it. */
  run<Result>(render: () => Result): Result;
  /** Takes what the framework has rendered. */
  rendered(page: RenderedPage): void;
}

export interface SearchFrames {
  /** Takes the search of a page while it is rendered within `WatchedPage.run`; that of any other page is left alone. */
  take: TakeSearchDrawing;
  /** Begins a page that is the same for everybody. */
  watch(site: string, address: string): WatchedPage;
  /** The page of an address, as the framework would render it, its data prepared; null where the framework has to. */
  fill(site: string, address: string): Promise<RenderedPage | null>;
  /** Forgets pages by the tags of what has changed. */
  invalidate(tags: readonly string[]): void;
}

export interface SearchFrameOptions {
  /** The framework's own way from components to HTML. */
  render: RenderPart;
  /** Takes out what tells where cards stand. @default nothing */
  readPage?: (page: Buffer) => Buffer;
  /** Takes out of a page's data what its HTML says, once for all pages that are drawn into it. */
  prepare: (page: Buffer) => Buffer;
  now?: () => Date;
  /** Called when a page cannot be drawn in a frame, once for each reason. */
  onFault?: (fault: unknown) => void;
}

interface Known {
  /** Slug. */
  site: string;
  frame: Frame;
  place: TreePlace;
  drawing: SearchDrawing;
  headers: OutgoingHttpHeaders;
}

/** A list has a frame of some 100 KB for each set of filters. */
const maxBytes = 16 * 1_024 * 1_024;
/** Sets of filters that are remembered: one that is asked for once only is not worth a frame. */
const rememberedKeys = 5_000;
/** Headers of the framework that do not depend on the address. */
const commonHeaders = ['content-type', 'link', 'vary'];
const earlyPicture = '<link rel="preload" as="image"';
const earlyPictures = new RegExp(`^(?:${earlyPicture}[^>]*>)+`);
/** Bytes of the part's HTML within which those links end. */
const headLength = 16_384;
const formId = /<form\b[^>]*? id="([^"]+)"/;

/** Whether around the search an address says nothing but itself. */
function isPlain({ path, sections }: SearchDrawing, address: string): boolean {
  const search = readSearchUrl(new URLSearchParams(queryOf(address)), sections);
  // A search that is a list of its own names that in the head, and the list without choices has structured data.
  const canonical = canonicalPath({ landing: null, search }, { searchPath: path, sections, isListed: () => true });
  return isRefined(search) && canonical === address;
}

/**
 * Pages of searches that nobody has asked for before, without rendering them as a whole: a page that the framework has
 * rendered is kept as a frame, into which only the search of another address is drawn. A frame is used when it has shown
 * that it gives the very page that it was made of.
 */
export function openSearchFrames({
  render,
  readPage = (page) => page,
  prepare,
  now = () => new Date(),
  onFault = () => undefined,
}: SearchFrameOptions): SearchFrames {
  const frames = new LRUCache<string, Known>({ maxSize: maxBytes, sizeCalculation: ({ frame }) => frame.bytes + 1 });
  const asked = new LRUCache<string, true>({ max: rememberedKeys });
  /** Sets of filters of which no frame could be made, and the time that their page was rendered for. */
  const frameless = new LRUCache<string, number>({ max: rememberedKeys });
  const current = new AsyncLocalStorage<{ drawing: SearchDrawing | null }>();
  /** How often a site has changed. */
  const changes = new Map<string, number>();
  const told = new LRUCache<string, true>({ max: 100 });
  const tell = (fault: unknown): void => {
    if (told.has(String(fault))) return;
    told.set(String(fault), true);
    onFault(fault);
  };
  /**
   * Resolves once in each round of the event loop. Answers of another thread are taken one after the other, without a look
   * at what else has come, as long as there are any: drawn at once, each would bring the next, and every stored page would
   * wait for all of them.
   */
  let free = Promise.resolve();
  const changesOf = (site: string): number => changes.get(site) ?? 0;

  async function draw(drawing: SearchDrawing, address: string, place: TreePlace): Promise<SearchText | null> {
    const { element, script, isPastEnd } = await drawing.ask(queryOf(address));
    if (isPastEnd) return null;
    await (free = free.then(() => nextRound()));
    const html = await render(atPlace(element, place));
    const { length } = earlyPictures.exec(html.toString('latin1', 0, headLength))?.[0] ?? '';
    return { preloads: html.subarray(0, length), script: Buffer.from(script), part: html.subarray(length), address };
  }

  async function frameOf(
    drawing: SearchDrawing,
    address: string,
    body: Buffer,
  ): Promise<Pick<Known, 'frame' | 'place'> | null> {
    const alone = await draw(drawing, address, { bits: 0n, length: 0 });
    const own = alone && formId.exec(alone.part.toString('latin1'))?.[1];
    const page = prepare(body);
    // Which of the forms on the page is that of the search, their ids tell, and at last the whole page.
    for (const [, onPage = ''] of body.toString('latin1').matchAll(new RegExp(formId, 'g'))) {
      const place = own ? treePlace(onPage, own) : null;
      if (!place) continue;
      const text = await draw(drawing, address, place);
      const frame = text && openFrame(page, { ...text, part: readPage(text.part) });
      if (frame) return { frame, place };
    }
    return null;
  }

  return {
    take(drawing) {
      const page = current.getStore();
      if (page) page.drawing = drawing;
    },
    watch(site, address) {
      const key = frameKey(site, address);
      const before = changesOf(site);
      const isAskedAgain = key !== null && asked.has(key);
      if (key !== null) asked.set(key, true);
      const page: { drawing: SearchDrawing | null } = { drawing: null };
      // What is drawn alone does not belong to the framework's rendering of a page.
      const outside = AsyncLocalStorage.snapshot();
      return {
        run: (work) => current.run(page, work),
        rendered({ status, headers, body }) {
          const { drawing } = page;
          if (key === null || !isAskedAgain || !drawing || status !== 200) return;
          // Without pictures it is not known where those of others would stand.
          if (!isPlain(drawing, address) || !body.includes(earlyPicture)) return;
          if (frameless.get(key) === drawing.renderedAt) return;
          outside(frameOf, drawing, address, body)
            .then((found) => {
              if (!found) return void frameless.set(key, drawing.renderedAt);
              const common = Object.fromEntries(commonHeaders.map((name) => [name, headers[name]]));
              if (changesOf(site) === before) frames.set(key, { ...found, site, drawing, headers: common });
            })
            .catch((fault: unknown) => {
              frameless.set(key, drawing.renderedAt);
              tell(fault);
            });
        },
      };
    },
    async fill(site, address) {
      const key = frameKey(site, address);
      const found = key === null ? undefined : frames.get(key);
      if (!found || found.drawing.renderedAt !== renderedAt(now()).getTime()) return null;
      const { frame, place, drawing, headers } = found;
      try {
        if (!isPlain(drawing, address)) return null;
        const text = await draw(drawing, address, place);
        const body = text && frame.fill(text);
        return body && { status: 200, headers, body };
      } catch (fault) {
        tell(fault);
        return null;
      }
    },
    invalidate(tags) {
      for (const changed of changesOfTags(tags).keys()) {
        changes.set(changed, changesOf(changed) + 1);
        for (const [key, { site }] of [...frames.entries()]) if (site === changed) frames.delete(key);
      }
    },
  };
}
