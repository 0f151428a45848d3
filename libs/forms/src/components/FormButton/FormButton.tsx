'use client';

import type { ButtonLook } from '@forecourt/ui';
import type { FormDialogProps } from '../FormDialog/FormDialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { loadForm } from './loadForm.ts';

export interface FormButtonProps extends ButtonLook, Omit<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Address of a page with the same form, for visitors without JavaScript and for new tabs. */
  href: string;
  /**
   * Hash of the address while the dialog is open. Two buttons of one form on a page need different ones. @default the
   * form's id
   */
  hash?: `#${string}`;
}

const load = async () => {
  loadForm();
  return (await import('../FormDialog/FormDialog.tsx')).FormDialog;
};

/** A button that opens any form in a dialog. */
export function FormButton({ href, hash, variant, size, full, icon, children, ...dialog }: FormButtonProps) {
  const id = typeof dialog.form === 'string' ? dialog.form : dialog.form.id;
  return (
    <DialogButton
      href={href}
      variant={variant}
      size={size}
      full={full}
      icon={icon}
      load={load}
      dialog={dialog}
      hash={hash ?? `#${id}`}
    >
      {children}
    </DialogButton>
  );
}
