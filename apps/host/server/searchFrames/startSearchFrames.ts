import { prepare } from '../finishedPages.ts';
import type { PageScripts } from '../pageScripts.ts';
import { openSearchFrames, type SearchFrameOptions, type SearchFrames } from './openSearchFrames.ts';
import { openSearchRenderer } from './searchRenderer.ts';

export interface HostFrameOptions extends Pick<SearchFrameOptions, 'readPage' | 'onFault'> {
  /** Sources of the scripts within pages. */
  scripts: PageScripts;
}

/** Opens the frames of a host whose framework has started; null where its renderer is not found. */
export async function startSearchFrames({ scripts, ...options }: HostFrameOptions): Promise<SearchFrames | null> {
  const render = await openSearchRenderer();
  return render && openSearchFrames({ ...options, render, prepare: (page) => prepare(page, scripts) });
}
