import { vehicleMessages } from '@forecourt/domain/messages';
import { ButtonLink, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';

export interface SoldNoticeProps {
  /** Address of the form in which the visitor describes what they want. */
  enquireHref: string;
  /** Replaces the button, for a page that opens the form in place. */
  action?: ReactNode;
}

/** Says that a vehicle is no longer available and how to find a similar one. */
export function SoldNotice({ enquireHref, action }: SoldNoticeProps) {
  const say = useWords(vehicleMessages);
  return (
    <Notice
      tone="warning"
      title={say('vehicle.sold')}
      action={action ?? <ButtonLink href={enquireHref}>{say('vehicle.findMeSomethingSimilar')}</ButtonLink>}
    >
      {say('vehicle.thisOneHasFound')}
    </Notice>
  );
}
