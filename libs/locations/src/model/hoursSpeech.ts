import { hoursMessages, messageLocale, wordsOf, type Speaker, type Words } from '@forecourt/domain/messages';

/** How a site speaks of hours. */
export interface HoursSpeech {
  say: Words<typeof hoursMessages>;
  /** BCP 47 tag. */
  locale: string;
}

export const hoursSpeech = ({ messages, locale }: Speaker): HoursSpeech => ({
  say: wordsOf(hoursMessages, { messages, locale }),
  locale: locale ?? messageLocale,
});

/** The platform's own way. */
export const plainSpeech: HoursSpeech = hoursSpeech({ messages: {} });
