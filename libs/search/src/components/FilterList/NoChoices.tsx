import { Skeleton, Text } from '@forecourt/ui';

/** Placeholder of a list without lines: as high as a short list while the first answer loads. */
export function NoChoices({ answered }: { answered: boolean }) {
  return answered ? <Text tone="muted">Nothing to choose from here.</Text> : <Skeleton height="11em" />;
}
