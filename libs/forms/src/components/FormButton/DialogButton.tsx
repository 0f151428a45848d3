import { ButtonLink, earlyPress, type ButtonLook } from '@forecourt/ui';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { useHashOpen } from './useHashOpen.ts';

export interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface DialogButtonProps<Dialog> extends ButtonLook {
  /** Address of a page with the same form, for visitors without JavaScript and for new tabs. */
  href: string;
  /** Hash of the address while the dialog is open. */
  hash: `#${string}`;
  /** Loads the dialog's code. Called on hover and focus too. */
  load: () => Promise<ComponentType<Dialog & OpenState>>;
  /** Further props of the dialog. */
  dialog: Dialog;
}

const wantsNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A button that opens a dialog. Until hydration it is a link to a page with the same form. */
export function DialogButton<Dialog extends object>({
  href,
  hash,
  load,
  dialog,
  children,
  ...look
}: DialogButtonProps<Dialog>) {
  const { open, show, hide } = useHashOpen(hash);
  const [Loaded, setLoaded] = useState<ComponentType<Dialog & OpenState> | null>(null);
  const [loading, setLoading] = useState(false);
  const warm = () => {
    load().catch(() => undefined);
  };

  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    const button = event.currentTarget;
    if (loading || open) return;
    setLoading(true);
    try {
      const Dialog = await load();
      setLoaded(() => Dialog);
      show(button);
    } catch {
      // The code failed to load; the page with the same form still works.
      window.location.assign(href);
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <ButtonLink
        {...look}
        href={href}
        {...earlyPress}
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
