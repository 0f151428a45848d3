import type { SiteReplies } from './siteReplies.ts';
import { replyTable, type ReplyFact, type ReplySentence } from './replyTable.ts';
import type { ReplyKind } from './replyKinds.ts';

export type ReplyValues = Readonly<Partial<Record<ReplyFact, string | null>>>;

export interface ReplyWords {
  title: string;
  text: string[];
  /** What happens next, one thing after another. */
  next: string[];
}

/** A sentence with its facts; null where it names one that is not known. */
function filled(sentence: string, values: ReplyValues): string | null {
  let isKnown = true;
  const words = sentence.replace(/\{(\w+)\}/g, (_all, name: ReplyFact) => {
    const value = values[name] ?? '';
    if (value === '') isKnown = false;
    return value;
  });
  return isKnown ? words : null;
}

const allFilled = (sentences: readonly ReplySentence[], values: ReplyValues): string[] =>
  sentences.flatMap((one) => {
    const [said] = [one].flat().flatMap((words) => filled(words, values) ?? []);
    return said === undefined ? [] : [said];
  });

/** The site's own sentence, then the platform's: the first is said whose facts are known. */
const firstFilled = (own: string | undefined, usual: readonly string[], values: ReplyValues): string | null =>
  allFilled([...(own === undefined ? [] : [own]), ...usual], values)[0] ?? null;

/**
 * The reply to a visitor's action.
 * @param own the site's words, which stand in place of ours
 * @example replyWords('offer', { offer: '$12,500' }).title // 'We’ve got your offer of $12,500'
 */
export function replyWords(kind: ReplyKind, values: ReplyValues, own?: SiteReplies): ReplyWords {
  const usual = replyTable[kind];
  const ownText = own?.kinds[kind];
  return {
    title: firstFilled(ownText?.title, usual.title, values) ?? '',
    text: allFilled(ownText?.text ?? usual.text, values),
    next: allFilled(ownText?.next ?? usual.next, values),
  };
}

/** What a dealer's mail calls it; null where the category says it. @param own the site's words, which go before ours */
export const replyHeading = (kind: ReplyKind, values: ReplyValues, own?: SiteReplies): string | null =>
  firstFilled(own?.kinds[kind]?.heading, replyTable[kind].heading, values);
