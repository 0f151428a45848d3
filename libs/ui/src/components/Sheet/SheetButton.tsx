'use client';

import { Button, type ButtonLook } from '../Button/Button.tsx';
import { dialogOpener } from '../Drawer/dialogOpener.ts';

export interface SheetButtonProps extends ButtonLook {
  /** Id of the sheet that it opens. */
  sheet: string;
}

/** Opens a sheet natively, where the browser supports it, with or without JavaScript. */
export function SheetButton({ sheet, ...look }: SheetButtonProps) {
  return <Button {...look} {...dialogOpener(sheet)} />;
}
