// Says what a command is given by this provider.
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand, Reporter } from 'vitest/node';
import { PictureFiles, type PictureDifference, type PictureFolders, type PictureMode } from './pictureFiles.ts';

/** Part of a page that is photographed, in CSS pixels from its top left corner. */
export interface PictureSize {
  width: number;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture of the page as it stands, as one of those of a story. */
    takePicture(story: string, size: PictureSize): Promise<void>;
    /** Compares the pictures that were taken of a story with those that are kept. @returns whether they look the same */
    comparePictures(story: string): Promise<boolean>;
    /** Reports how the story differed when it was compared last. @returns what is wrong, or null where it is accepted */
    reportPictures(story: string): Promise<string | null>;
  }
}

/**
 * What a Vitest configuration needs to compare pictures: commands for the page, and the report at the end of a run.
 * `whole`: the run draws every story, so that pictures without one are left over.
 */
export function vitestPictures(folders: PictureFolders, { mode, whole }: { mode: PictureMode; whole: boolean }) {
  const files = new PictureFiles(folders, mode);
  const taken = new Map<string, Buffer[]>();
  const differences = new Map<string, PictureDifference | null>();

  const takePicture: BrowserCommand<[story: string, size: PictureSize]> = async ({ page, frame }, story, size) => {
    const element = await (await frame()).frameElement();
    const box = await element.boundingBox();
    const clip = { x: box?.x ?? 0, y: box?.y ?? 0, ...size };
    taken.set(story, [...(taken.get(story) ?? []), await page.screenshot({ clip, caret: 'hide' })]);
  };

  const comparePictures: BrowserCommand<[story: string]> = async (_, story) => {
    const pictures = taken.get(story) ?? [];
    taken.delete(story);
    const difference = await files.compare(story, pictures);
    differences.set(story, difference);
    return difference === null;
  };

  const reportPictures: BrowserCommand<[story: string]> = async (_, story) => {
    const difference = differences.get(story);
    return difference ? files.report(difference) : null;
  };

  const reporter: Reporter = {
    onInit: () => files.start(),
    async onTestRunEnd() {
      const { lines, failed } = await files.end({ whole });
      if (lines.length > 0) console.log(['', ...lines].join('\n'));
      if (failed) process.exitCode = 1;
    },
  };
  return { commands: { takePicture, comparePictures, reportPictures }, reporter };
}
