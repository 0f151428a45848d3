'use client';

import type { ButtonLook } from '@forecourt/ui';
import type { FormDialogProps } from '../FormDialog/FormDialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { loadForm } from './loadForm.ts';

export interface FormButtonProps extends ButtonLook, Omit<FormDialogProps, 'open' | 'onOpenChange'> {
  /** Page with the same form, for visitors without JavaScript and for new tabs. */
  href: string;
  /** Marks the open dialog in the address. Two buttons of one form on a page need one each. @default the form's id */
  hash?: `#${string}`;
}

const load = async () => {
  loadForm();
  return (await import('../FormDialog/FormDialog.tsx')).FormDialog;
};

/** Opens any form above the page. */
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
