import { openSignedLinks } from '../../secrets/signedLinks.ts';
import { isDraftName } from '../sites/siteFiles.ts';

/** Name of the parameter in an address, and of the cookie that stands for it afterwards. */
export const draftParameter = 'draft';

export interface DraftLink {
  /** Name of the draft's file in the folder of sites. */
  file: string;
  /** Seconds since 1970 after which it is over. */
  until: number;
}

export interface DraftLinks {
  sign(link: DraftLink): string;
  /** What a link shows; null for one that is expired, altered or from another installation. */
  read(token: string, now: Date): DraftLink | null;
}

/** Signed tokens that show a draft of a site to anybody with the link, until they expire. */
export function openDraftLinks(secret: string): DraftLinks {
  const links = openSignedLinks(secret, 'forecourt site drafts');
  return {
    sign: ({ file, until }) => links.sign([file, until]),
    read(token, now) {
      const [file, until] = links.read(token) ?? [];
      if (typeof file !== 'string' || !isDraftName(file) || typeof until !== 'number') return null;
      return until * 1_000 <= now.getTime() ? null : { file, until };
    },
  };
}

/** The part of a host name that stands for a draft. @example draftLabel('harbour.winter.draft.json') // 'harbour--winter' */
export const draftLabel = (file: string): string => file.replace(/\.draft\.json$/, '').replaceAll('.', '--');

/** Where a draft is shown. @param template origin with `{draft}` */
export const draftOrigin = (template: string, file: string): string => template.replace('{draft}', draftLabel(file));
