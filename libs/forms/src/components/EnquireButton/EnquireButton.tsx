'use client';

import { ButtonLink, type ButtonLook } from '@forecourt/ui';
import { useState, type ComponentType, type MouseEvent } from 'react';
import type { EnquiryDialogProps } from '../EnquiryDialog/EnquiryDialog.tsx';
import { useHashOpen } from './useHashOpen.ts';

export interface EnquireButtonProps extends ButtonLook, Omit<EnquiryDialogProps, 'open' | 'onOpenChange'> {
  /** Page with the same form, for visitors without JavaScript and for new tabs. */
  href: string;
  /** Marks the open dialog in the address. Give a second kind of form its own. @default '#enquire' */
  hash?: `#${string}`;
}

/** Form and dialog, side by side rather than one after the other. The form's failure is the dialog's to tell. */
const load = () => {
  import('../EnquiryForm/EnquiryForm.tsx').catch(() => undefined);
  return import('../EnquiryDialog/EnquiryDialog.tsx');
};

const warm = () => {
  load().catch(() => undefined);
};

const wantsNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Opens an enquiry above the page. A link to the form's own page until the visitor's browser can do better. */
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
  const { open, show, hide } = useHashOpen(hash);
  const [Loaded, setLoaded] = useState<ComponentType<EnquiryDialogProps> | null>(null);
  const [loading, setLoading] = useState(false);

  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    const button = event.currentTarget;
    if (loading || open) return;
    setLoading(true);
    try {
      const { EnquiryDialog } = await load();
      setLoaded(() => EnquiryDialog);
      show(button);
    } catch {
      // The code did not come: the page it would have saved the visitor from still works.
      window.location.assign(href);
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <ButtonLink
        {...{ href, variant, size, full, icon }}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        onClick={(event) => void press(event)}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {children}
      </ButtonLink>
      {Loaded && <Loaded {...dialog} open={open} onOpenChange={(next) => (next ? undefined : hide())} />}
    </>
  );
}
