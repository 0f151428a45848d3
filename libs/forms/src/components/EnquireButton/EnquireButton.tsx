'use client';

import type { ButtonLook } from '@forecourt/ui';
import type { EnquiryDialogProps } from '../EnquiryDialog/EnquiryDialog.tsx';
import { DialogButton } from '../FormButton/DialogButton.tsx';
import { loadForm } from '../FormButton/loadForm.ts';

export interface EnquireButtonProps extends ButtonLook, Omit<EnquiryDialogProps, 'open' | 'onOpenChange'> {
  /** Page with the same form, for visitors without JavaScript and for new tabs. */
  href: string;
  /** Marks the open dialog in the address. Give a second kind of form its own. @default '#enquire' */
  hash?: `#${string}`;
}

const load = async () => {
  loadForm();
  return (await import('../EnquiryDialog/EnquiryDialog.tsx')).EnquiryDialog;
};

/** Opens an enquiry above the page. */
export function EnquireButton({
  href,
  hash = '#enquire',
  variant,
  size,
  full,
  icon,
  children,
  ...dialog
}: EnquireButtonProps) {
  return <DialogButton {...{ href, hash, variant, size, full, icon, load, dialog }}>{children}</DialogButton>;
}
