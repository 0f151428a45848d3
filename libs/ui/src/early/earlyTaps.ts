/**
 * What parts of a page and the script that keeps early taps (`apps/host/server/keepTaps.ts`) agree on: a tap on a part that
 * is not awake yet shows at once what the part declares, and is repeated when the part is awake.
 */
const awakeEvent = 'forecourt:awake';

/** On a toggle: a tap turns its `aria-pressed` over at once. Its handler asks `isAnswered` first. */
export const earlyToggle = { 'data-tap': 'toggle' } as const;

/** On a control: a tap opens the dialog of this id at once. */
export const earlyDialog = (id: string) => ({ 'data-tap': `#${id}` });

/** On an element without content in that dialog: there the picture that was tapped is shown. React leaves it alone. */
export const earlyPicture = {
  'data-tap-picture': '',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/**
 * Whether a press of a toggle asks for what already is: a page that is the same for everybody shows nothing as kept, and
 * whoever tapped such a heart early wanted it kept, not let go. Only the first call after an early tap may say so.
 */
export function isAnswered(toggle: HTMLElement, isPressed: boolean): boolean {
  const { wanted } = toggle.dataset;
  delete toggle.dataset['wanted'];
  return wanted === String(isPressed);
}

/** Tells the page that a part of it answers from now on. Whatever is not awake then stands in `data-not-live`. */
export function reportAwake(): void {
  document.documentElement.dataset['awake'] = '';
  window.dispatchEvent(new Event(awakeEvent));
}
