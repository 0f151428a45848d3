import { searchMessages } from '@forecourt/domain/messages';
import { Skeleton, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

/** Placeholder of a list without lines: as high as a short list while the first answer loads. */
export function NoChoices({ answered }: { answered: boolean }) {
  const say = useWords(searchMessages);
  return answered ? <Text tone="muted">{say('search.nothingToChoose')}</Text> : <Skeleton height="11em" />;
}
