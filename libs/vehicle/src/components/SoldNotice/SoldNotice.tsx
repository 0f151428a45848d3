import { ButtonLink, Notice } from '@forecourt/ui';
import type { ReactNode } from 'react';

export interface SoldNoticeProps {
  /** Where the visitor says what they are after. */
  enquireHref: string;
  /** Takes the button over, for a page that asks in place. */
  action?: ReactNode;
}

/** Says that a vehicle is no longer available and how to find a similar one. */
export function SoldNotice({ enquireHref, action }: SoldNoticeProps) {
  return (
    <Notice
      tone="warning"
      title="SOLD"
      action={action ?? <ButtonLink href={enquireHref}>Find Me Something Similar</ButtonLink>}
    >
      This one has found a home. Tell us what you liked about it and we will look for one like it.
    </Notice>
  );
}
