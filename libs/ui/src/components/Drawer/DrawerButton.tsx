'use client';

import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { dialogOpener } from './dialogOpener.ts';

export interface DrawerButtonProps extends Pick<IconButtonProps, 'label' | 'icon' | 'tone'> {
  /** Id of the drawer that it opens. */
  drawer: string;
}

/** Opens a drawer natively, where the browser supports it, with or without JavaScript. */
export function DrawerButton({ drawer, ...rest }: DrawerButtonProps) {
  return <IconButton {...rest} {...dialogOpener(drawer)} />;
}
