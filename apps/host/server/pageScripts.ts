import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchLate } from './fetchLate.ts';
import { fontsAhead } from './fontsAhead.ts';
import { fromPage } from './fromPage.ts';
import { keepSteps } from './keepSteps.ts';
import { keepTaps } from './keepTaps.ts';
import { layOutLater } from './layOutLater.ts';
import { markNext } from './markNext.ts';
import { openAtOnce } from './openAtOnce.ts';

/** Sources of the functions that run within every page as inline scripts. */
export interface PageScripts {
  fetchLate: string;
  fontsAhead: string;
  fromPage: string;
  keepSteps: string;
  keepTaps: string;
  layOutLater: string;
  markNext: string;
  openAtOnce: string;
}

/** As they are written, with comments and whole names. */
export const writtenScripts: PageScripts = {
  fetchLate: String(fetchLate),
  fontsAhead: String(fontsAhead),
  fromPage: String(fromPage),
  keepSteps: String(keepSteps),
  keepTaps: String(keepTaps),
  layOutLater: String(layOutLater),
  markNext: String(markNext),
  openAtOnce: String(openAtOnce),
};

/** The file of a build folder with the sources in as few letters as possible. */
export const pageScriptsFile = 'page-scripts.json';

/** @param folder of the build; without the file the sources as they are written */
export function openPageScripts(folder: string): PageScripts {
  try {
    return JSON.parse(readFileSync(join(folder, pageScriptsFile), 'utf8')) as PageScripts;
  } catch {
    return writtenScripts;
  }
}
