/** Windows in which pages are shown, in pixels. */
export const windows = {
  desktop: { width: 1440, height: 1200 },
  phone: { width: 390, height: 844 },
} as const;

export type WindowName = keyof typeof windows;
