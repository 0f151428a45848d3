import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePictures, packed, pixelsOf, stacked, type Pixels } from './comparePictures.ts';
import { reportPage, type ReportedStory } from './reportPage.ts';

/** What to do with a picture that differs from the one that is kept. */
export type PictureMode = 'check' | 'update';

export interface PictureFolders {
  /** Pictures that were accepted, one a story, in the repository. */
  kept: string;
  /** The page that shows what differs, and its pictures; written anew by each run. */
  report: string;
}

/** How a story differs from the picture that is kept of it. */
export interface PictureDifference {
  story: string;
  /** What is different, to be read after the story's name. */
  words: string;
  /** Missing where no picture was kept. */
  before?: Pixels;
  after: Pixels;
  /** Where they differ; null or missing where that cannot be drawn. */
  difference?: Pixels | null;
}

/** Reads a file that may be missing. */
const readKept = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** The pictures of all stories: compares each with the one that is kept, and writes what differs down. */
export class PictureFiles {
  readonly #folders: PictureFolders;
  readonly #mode: PictureMode;
  readonly #seen = new Set<string>();
  readonly #reported: ReportedStory[] = [];

  constructor(folders: PictureFolders, mode: PictureMode) {
    this.#folders = folders;
    this.#mode = mode;
  }

  /** Empties the folder of the report. */
  async start(): Promise<void> {
    this.#seen.clear();
    this.#reported.length = 0;
    await rm(this.#folders.report, { recursive: true, force: true });
  }

  /**
   * Compares the pictures of a story, one a theme, with those that are kept.
   * @returns what is different, or null
   */
  async compare(story: string, pictures: readonly Uint8Array[]): Promise<PictureDifference | null> {
    this.#seen.add(story);
    const after = await stacked(pictures);
    const kept = await readKept(join(this.#folders.kept, `${story}.webp`));
    if (!kept) return { story, after, words: 'has no picture yet' };
    const before = await pixelsOf(kept);
    const { differing, allowed, difference } = comparePictures(before, after);
    if (differing <= allowed) return null;
    const words = difference
      ? `looks different in ${percent(differing / (after.width * after.height))} of its picture`
      : `is ${after.width} × ${after.height} instead of ${before.width} × ${before.height} in its picture`;
    return { story, before, after, difference, words };
  }

  /**
   * Writes a difference into the report; in update mode the new look replaces what is kept.
   * @returns what is wrong in one sentence, or null
   */
  async report({ story, words, ...shown }: PictureDifference): Promise<string | null> {
    const names: Partial<Record<keyof typeof shown, string>> = {};
    await mkdir(this.#folders.report, { recursive: true });
    for (const [name, pixels] of Object.entries(shown)) {
      if (!pixels) continue;
      const picture = `${story}.${name}.webp`;
      names[name as keyof typeof shown] = picture;
      await writeFile(join(this.#folders.report, picture), await packed(pixels));
    }
    this.#reported.push({ story, words, ...names });
    if (this.#mode === 'check') return words;
    await mkdir(this.#folders.kept, { recursive: true });
    await writeFile(join(this.#folders.kept, `${story}.webp`), await packed(shown.after));
    return null;
  }

  /**
   * Writes the page of what differs. After a run over every story, pictures of stories that are no more are named, and
   * removed in update mode.
   * @returns lines for whoever ran it
   */
  async end({ whole }: { whole: boolean }): Promise<{ lines: string[]; failed: boolean }> {
    const lines: string[] = [];
    const files = whole ? await readdir(this.#folders.kept).catch(() => []) : [];
    const left = files.filter((file) => !this.#seen.has(file.replace(/\.webp$/, '')));
    if (left.length > 0 && this.#mode === 'update') {
      for (const file of left) await rm(join(this.#folders.kept, file));
      lines.push(`Removed the pictures of ${left.length} stories that are no more.`);
    } else if (left.length > 0) {
      lines.push(`No story has the pictures ${left.join(', ')}: npm run pictures -- update removes them.`);
    }
    if (this.#reported.length > 0) {
      const page = join(this.#folders.report, 'index.html');
      await writeFile(page, reportPage(this.#reported, this.#mode));
      const verb = this.#mode === 'update' ? 'Replaced' : 'Different:';
      lines.push(`${verb} ${this.#reported.length} pictures; before and after: ${page}`);
      if (this.#mode === 'check') lines.push('Where the new look is meant: npm run pictures -- update');
    }
    return { lines, failed: this.#mode === 'check' && left.length > 0 };
  }
}
