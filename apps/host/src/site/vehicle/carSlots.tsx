import { isInStock, type PublicSite, type Vehicle } from '@forecourt/domain';
import { enquiryMessages, wordsOf } from '@forecourt/domain/messages';
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
  const say = wordsOf(enquiryMessages, site);
  const opens = dialogs(site, vehicle);
  const slot = (topic: EnquiryTopic) => (look: ActionLook) => opens(topic, look.children, look);
  const inStock = isInStock(vehicle);
  const topic = inStock ? 'enquire' : 'similar';
  const label = say(inStock ? 'enquiry.enquire' : 'enquiry.findMeSomethingSimilar');
  const large = { variant: 'primary', size: 'large', full: true, icon: inStock ? 'mail' : 'search' } as const;
  const calculator = calculatorSlot(site, vehicle, siteFigures(site, vehicle, now));
  return {
    finance: financeSlot(site, vehicle, now, calculator ? '#repayments' : undefined),
    calculator,
    buttons: {
      enquire: slot('enquire'),
      testDrive: slot('test-drive'),
      finance: slot('finance'),
      offer: slot('offer'),
      photos: slot('photos'),
    },
    similar: opens('similar', say('enquiry.findMeSomethingSimilar'), { variant: 'primary', full: true }),
    email: emailUs(site, LateFormButton, vehicle),
    barEnquire: opens(topic, label, {}, '#bar-enquire'),
    enquire: (
      <Stack gap={2}>
        <Heading level={2} size="title">
          {say(inStock ? 'enquiry.askUsAboutIt' : 'enquiry.lookingForOneLikeIt')}
        </Heading>
        <Text tone="muted">{say(inStock ? 'enquiry.askText' : 'enquiry.similarText')}</Text>
        {opens(topic, label, large, '#ask')}
      </Stack>
    ),
  };
}
