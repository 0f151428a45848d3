import { Skeleton, Text } from '@forecourt/ui';

/** Stands in for a list without lines: as high as a short one while the first answer is on its way. */
export function NoChoices({ answered }: { answered: boolean }) {
  return answered ? <Text tone="muted">Nothing to choose from here.</Text> : <Skeleton height="11em" />;
}
