import { carPath, type Refusal } from '@forecourt/domain';
import { ButtonLink, Cluster, Container, EmptyState, Section, Stack, type IconName } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';

export interface NotAvailableProps {
  /** Why it is not available. */
  reason: Refusal;
  /** Whether the visitor wanted to reserve or to buy it. */
  wanted: 'reserve' | 'buy';
  /** Name and slug of the vehicle. */
  vehicle: Pick<PurchaseVehicle, 'name' | 'slug'>;
  /** Path of the dealer's stock. @default '/search' */
  searchHref?: string;
  /** Similar vehicles. */
  similar?: ReactNode;
}

const titles: Readonly<Record<Refusal, string>> = {
  sold: 'This vehicle has been sold',
  reserved: 'Somebody else has reserved this vehicle',
  'not-offered': 'This vehicle cannot be bought online',
  'no-price': 'This vehicle has no online price yet',
  'no-payment': 'We cannot take a deposit for this vehicle online',
};

const words: Readonly<Record<Refusal, string>> = {
  sold: 'You were not charged anything. Tell us what you liked about it, and we look for another one.',
  reserved:
    'You were not charged anything. Reservations lapse when they are not taken up: ask us to let you know if it comes free.',
  'not-offered': 'We would be glad to arrange it with you in person.',
  'no-price': 'Ask us for the price, and we get back to you with an offer.',
  'no-payment':
    'The ways to pay that this vehicle takes are not offered online. Contact us, and we arrange it with you.',
};

const icons: Readonly<Record<Refusal, IconName>> = {
  sold: 'tag',
  reserved: 'clock',
  'not-offered': 'info',
  'no-price': 'dollar',
  'no-payment': 'dollar',
};

/** Explains why a vehicle cannot be reserved or bought now, with alternatives. */
export function NotAvailable({ reason, wanted, vehicle, searchHref = '/search', similar }: NotAvailableProps) {
  const title =
    reason === 'not-offered' && wanted === 'reserve' ? 'This vehicle cannot be reserved online' : titles[reason];
  const ways = (
    <Cluster gap={2} justify="center">
      <ButtonLink href={`${carPath(vehicle)}#enquire`}>
        {reason === 'sold' ? 'Find something similar' : 'Ask about this vehicle'}
      </ButtonLink>
      <ButtonLink href={searchHref} variant="secondary">
        See all vehicles
      </ButtonLink>
    </Cluster>
  );
  return (
    <Section>
      <Container>
        <Stack gap={6}>
          <EmptyState title={title} icon={icons[reason]} level={1} action={ways}>
            <p>
              <strong>{vehicle.name}</strong>
            </p>
            <p>{words[reason]}</p>
          </EmptyState>
          {similar}
        </Stack>
      </Container>
    </Section>
  );
}
