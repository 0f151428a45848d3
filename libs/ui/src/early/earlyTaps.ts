/**
 * The contract between the parts of a page and the script that handles early taps (`apps/host/server/keepTaps.ts`): a
 * tap on a part that is not hydrated yet shows at once what the part declares, and is repeated after hydration.
 */
const awakeEvent = 'forecourt:awake';

/** On a toggle: a tap flips its `aria-pressed` at once. Its handler checks `isAnswered` first. */
export const earlyToggle = { 'data-tap': 'toggle' } as const;

/**
 * On a link or a `summary` that does more once it is awake: a tap is kept for it as one on a button is. Where the part
 * does not wake in time the browser does what it does without scripts.
 */
export const earlyPress = { 'data-tap': 'press' } as const;

/** On a control: a tap opens the dialog of this id at once. */
export const earlyDialog = (id: string) => ({ 'data-tap': `#${id}` });

/** Around fields with an immediate effect: early changes are dispatched again after hydration. */
export const earlyFields = { 'data-tap-fields': '' } as const;

/** On an element without content in that dialog: shows the picture that was tapped. React does not touch it. */
export const earlyPicture = {
  'data-tap-picture': '',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/**
 * Whether a press of a toggle asks for the state that it already has: a cached page shows nothing as saved, and a
 * visitor who tapped such a heart early wanted to save, not to remove. True only on the first call after an early tap.
 */
export function isAnswered(toggle: HTMLElement, isPressed: boolean): boolean {
  const { wanted } = toggle.dataset;
  delete toggle.dataset['wanted'];
  return wanted === String(isPressed);
}

/** Announces that a part of the page is hydrated. Parts that are not yet are inside `data-not-live`. */
export function reportAwake(): void {
  document.documentElement.dataset['awake'] = '';
  window.dispatchEvent(new Event(awakeEvent));
}
