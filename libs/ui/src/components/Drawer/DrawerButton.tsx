'use client';

import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

export interface DrawerButtonProps extends Pick<IconButtonProps, 'label' | 'icon' | 'tone'> {
  /** Id of the drawer that it opens. */
  drawer: string;
}

/** Opens a drawer: by the browser itself, with or without JavaScript, where it knows how to. */
export function DrawerButton({ drawer, ...rest }: DrawerButtonProps) {
  const command = { command: 'show-modal', commandfor: drawer };
  const open = () => {
    const dialog = document.getElementById(drawer);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  };
  return <IconButton {...rest} aria-haspopup="dialog" onClick={open} {...command} />;
}
