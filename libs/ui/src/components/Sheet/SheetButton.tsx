'use client';

import { Button, type ButtonLook } from '../Button/Button.tsx';
import { dialogOpener } from '../Drawer/dialogOpener.ts';

export interface SheetButtonProps extends ButtonLook {
  /** Id of the sheet that it opens. */
  sheet: string;
}

/** Opens a sheet: by the browser itself, with or without JavaScript, where it knows how to. */
export function SheetButton({ sheet, ...look }: SheetButtonProps) {
  return <Button {...look} {...dialogOpener(sheet)} />;
}
