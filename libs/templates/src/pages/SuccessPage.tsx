import { SuccessMessage } from '@forecourt/content';
import { hoursSpeech, openingStatus } from '@forecourt/locations/model';
import { CallNow } from '@forecourt/vehicle';
import { mainLine, placePhones } from '@forecourt/vehicle/model';
import type { SuccessPageProps } from '../contract/props.ts';

/** Confirmation after a form: what happens next, and contacts. The confirmation mail says the same. */
export function SuccessPage({ site, now, reply, isMailed, children }: SuccessPageProps) {
  const status = reply.place && openingStatus(reply.place, now, hoursSpeech(site));
  const [phone = mainLine(site)] = reply.place ? placePhones(reply.place, site) : [];
  return (
    <SuccessMessage
      title={reply.title}
      text={reply.text}
      next={reply.next}
      isMailed={isMailed}
      // The number is shown on its button.
      facts={reply.facts.filter(({ name }) => name !== 'Call')}
      calendarHref={reply.appointment ? '/success/appointment.ics' : null}
      hours={status?.words ? `${reply.place?.name}: ${status.words}.` : undefined}
      call={phone && status?.isOpen && <CallNow phone={phone} />}
      searchPath={site.paths.search}
      nounPlural={site.texts.vehicleNounPlural}
    >
      {children}
    </SuccessMessage>
  );
}
