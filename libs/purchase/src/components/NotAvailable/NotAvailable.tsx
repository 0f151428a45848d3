import { purchaseMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
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

const titles = {
  sold: 'purchase.sold',
  reserved: 'purchase.reserved',
  'not-offered': 'purchase.notOffered',
  'no-price': 'purchase.noPrice',
  'no-payment': 'purchase.noPayment',
} as const satisfies Record<Refusal, keyof typeof purchaseMessages>;

const icons: Readonly<Record<Refusal, IconName>> = {
  sold: 'tag',
  reserved: 'clock',
  'not-offered': 'info',
  'no-price': 'dollar',
  'no-payment': 'dollar',
};

/** Explains why a vehicle cannot be reserved or bought now, with alternatives. */
export function NotAvailable({ reason, wanted, vehicle, searchHref = '/search', similar }: NotAvailableProps) {
  const say = useWords(purchaseMessages);
  const title = say(reason === 'not-offered' && wanted === 'reserve' ? 'purchase.notReservable' : titles[reason]);
  const ways = (
    <Cluster gap={2} justify="center">
      <ButtonLink href={`${carPath(vehicle)}#enquire`}>
        {say(reason === 'sold' ? 'purchase.findSimilar' : 'purchase.askAboutIt')}
      </ButtonLink>
      <ButtonLink href={searchHref} variant="secondary">
        {say('purchase.seeAllVehicles')}
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
            <p>{say(`${titles[reason]}Text`)}</p>
          </EmptyState>
          {similar}
        </Stack>
      </Container>
    </Section>
  );
}
