import { hoursMessages } from '@forecourt/domain/messages';
import { useLocale, useWords } from '@forecourt/ui/words';
import type { HoursSpeech } from '../../model/hoursSpeech.ts';

/** How the site of the page speaks of hours. */
export function useHoursSpeech(): HoursSpeech {
  return { say: useWords(hoursMessages), locale: useLocale() };
}
