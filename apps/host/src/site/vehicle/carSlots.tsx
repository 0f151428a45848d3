import { isInStock, type PublicSite, type Vehicle } from '@forecourt/domain';
import { siteFigures } from '@forecourt/finance/model';
import { LateFormButton } from '@forecourt/forms';
import type { VehiclePageProps } from '@forecourt/templates';
import { Heading, Stack, Text, type ButtonLook } from '@forecourt/ui';
import { LateDialogSummary, type ActionLook } from '@forecourt/vehicle';
import { pageVehicle } from '@forecourt/vehicle/model';
import type { ReactNode } from 'react';
import { emailUs } from '../form/emailUs.tsx';
import { enquiredVehicle } from './enquiredVehicle.ts';
import { calculatorSlot } from '../finance/calculatorSlot.tsx';
import { topicPath, enquirySetup, type EnquiryTopic } from '../form/enquiry.ts';
import { financeSlot } from '../finance/financeSlot.tsx';

type Look = Omit<ButtonLook, 'children'>;
type Opens = (topic: EnquiryTopic, label: string, look: Look, hash?: `#${string}`) => ReactNode;

/** Buttons that open a form in a dialog, with the vehicle above its fields. */
function dialogs(site: PublicSite, vehicle: Vehicle): Opens {
  const summary = <LateDialogSummary vehicle={pageVehicle(vehicle)} />;
  const about = enquiredVehicle(vehicle);
  return (topic, label, { variant, size, full, icon }, hash) => {
    const { heading, form, settings, defaults } = enquirySetup(site, vehicle, topic);
    return (
      <LateFormButton
        variant={variant}
        size={size}
        full={full}
        icon={icon}
        hash={hash}
        form={form}
        settings={settings}
        defaults={defaults}
        summary={summary}
        href={topicPath(site, vehicle, topic)}
        title={heading}
        vehicle={about}
      >
        {label}
      </LateFormButton>
    );
  };
}

/** The parts of a vehicle page that join features: form dialogs among the buttons, finance by the price and below. */
export function carSlots(site: PublicSite, vehicle: Vehicle, now: Date): VehiclePageProps['slots'] {
  const opens = dialogs(site, vehicle);
  const slot = (topic: EnquiryTopic) => (look: ActionLook) => opens(topic, look.children, look);
  const inStock = isInStock(vehicle);
  const topic = inStock ? 'enquire' : 'similar';
  const label = inStock ? 'Enquire' : 'Find Me Something Similar';
  const large = { variant: 'primary', size: 'large', full: true, icon: inStock ? 'mail' : 'search' } as const;
  return {
    finance: financeSlot(site, vehicle, now),
    calculator: calculatorSlot(site, vehicle, siteFigures(site, vehicle, now)),
    buttons: {
      enquire: slot('enquire'),
      testDrive: slot('test-drive'),
      finance: slot('finance'),
      offer: slot('offer'),
      photos: slot('photos'),
    },
    similar: opens('similar', 'Find Me Something Similar', { variant: 'primary', full: true }),
    email: emailUs(site, LateFormButton, vehicle),
    barEnquire: opens(topic, label, {}, '#bar-enquire'),
    enquire: (
      <Stack gap={2}>
        <Heading level={2} size="title">
          {inStock ? 'Ask us about it' : 'Looking for one like it?'}
        </Heading>
        <Text tone="muted">
          {inStock
            ? 'Questions about condition, history, finance or a trade-in: a person at the dealership answers.'
            : 'Tell us what you are after and we will look through our stock and what is on its way.'}
        </Text>
        {opens(topic, label, large, '#ask')}
      </Stack>
    ),
  };
}
