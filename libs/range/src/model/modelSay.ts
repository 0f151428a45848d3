import { modelFactMessages, platformWords, type Words } from '@forecourt/domain/messages';

/** Words about models, as a site says them. */
export type ModelSay = Words<typeof modelFactMessages>;

/** The platform's own. */
export const plainSay: ModelSay = platformWords(modelFactMessages);
