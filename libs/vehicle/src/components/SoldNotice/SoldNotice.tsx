import { ButtonLink, Notice } from '@forecourt/ui';
import type { ReactNode } from 'react';

export interface SoldNoticeProps {
  /** Address of the form in which the visitor describes what they want. */
  enquireHref: string;
  /** Replaces the button, for a page that opens the form in place. */
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
