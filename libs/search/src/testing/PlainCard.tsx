import { Heading, Text } from '@forecourt/ui';
import type { HitCardProps } from '../components/Hits/HitCard.tsx';

/** A minimal card for tests and stories of the search; pages supply the real one. */
export function PlainCard({ vehicle }: HitCardProps) {
  return (
    <article>
      <Heading level={3} size="large">
        {vehicle.name}
      </Heading>
      <Text tone="muted">
        {vehicle.price === null ? 'Price on request' : `$${(vehicle.price / 100).toLocaleString('en-AU')}`}
      </Text>
    </article>
  );
}
