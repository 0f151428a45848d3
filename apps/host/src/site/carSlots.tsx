import type { PublicSite, Vehicle } from '@forecourt/domain';
import { FinanceBox } from '@forecourt/finance';
import { financeFigures } from '@forecourt/finance/model';
import { EnquireButton } from '@forecourt/forms';
import type { VehiclePageProps } from '@forecourt/templates';
import { ButtonLink, Heading, Stack, Text } from '@forecourt/ui';
import { VehicleActions } from '@forecourt/vehicle';
import { isInStock } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { enquiredVehicle } from './enquiredVehicle.ts';
import { enquiryPath, enquirySetup, type EnquiryTopic } from './enquiry.ts';

interface TopicButton {
  topic: EnquiryTopic;
  label: string;
  hash: `#${string}`;
  look: {
    variant?: 'primary' | 'secondary';
    size?: 'normal' | 'large';
    full?: boolean;
    icon?: 'mail' | 'calendar' | 'dollar' | 'search';
  };
}

function topicButton(site: PublicSite, vehicle: Vehicle, { topic, label, hash, look }: TopicButton): ReactNode {
  const { heading, options, defaults } = enquirySetup(site, vehicle, topic);
  return (
    <EnquireButton
      {...look}
      href={enquiryPath(vehicle, topic)}
      hash={hash}
      title={`${heading}`}
      summary={<Text tone="muted">{vehicle.name}</Text>}
      options={options}
      defaults={defaults}
      vehicle={enquiredVehicle(vehicle)}
    >
      {label}
    </EnquireButton>
  );
}

/** The parts of a vehicle page that join features: enquiry dialogs among the buttons, the finance box by the price. */
export function carSlots(site: PublicSite, vehicle: Vehicle, now: Date): VehiclePageProps['slots'] {
  const figures = site.flags.financeBox ? financeFigures(vehicle, { now, youxQuotes: site.flags.youxQuotes }) : null;
  const inStock = isInStock(vehicle);
  const main: TopicButton = inStock
    ? {
        topic: 'enquire',
        label: 'Enquire',
        hash: '#enquire-now',
        look: { variant: 'primary', size: 'large', full: true, icon: 'mail' },
      }
    : {
        topic: 'similar',
        label: 'Find Me Something Similar',
        hash: '#similar',
        look: { variant: 'primary', size: 'large', full: true, icon: 'search' },
      };
  const financeHref = enquiryPath(vehicle, 'finance');
  return {
    finance: figures && <FinanceBox figures={figures} enquireHref={financeHref} />,
    actions: (
      <VehicleActions
        vehicle={vehicle}
        slots={{
          enquire: topicButton(site, vehicle, main),
          similar: topicButton(site, vehicle, main),
          testDrive: topicButton(site, vehicle, {
            topic: 'test-drive',
            label: 'Book a test drive',
            hash: '#test-drive',
            look: { variant: 'secondary', full: true, icon: 'calendar' },
          }),
          finance: (
            <ButtonLink href={financeHref} variant="secondary" full icon="dollar">
              Finance Enquiry
            </ButtonLink>
          ),
        }}
      />
    ),
    enquire: (
      <Stack gap={2}>
        <Heading level={2}>{inStock ? 'Ask us about it' : 'Looking for one like it?'}</Heading>
        <Text tone="muted">
          {inStock
            ? 'Questions about condition, history, finance or a trade-in: a person at the dealership answers.'
            : 'Tell us what you are after and we will look through our stock and what is on its way.'}
        </Text>
        {topicButton(site, vehicle, { ...main, hash: inStock ? '#ask' : '#ask-similar' })}
      </Stack>
    ),
  };
}
