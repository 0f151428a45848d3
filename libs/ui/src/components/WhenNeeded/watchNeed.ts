import { whenIdle } from '../../store/whenIdle.ts';
import { watchNear } from '../WhenNear/watchNear.ts';
import { isChanged, type Control } from './isChanged.ts';

/** Interactions with a part, by a visitor, an autofilling browser or a password manager. */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change'];
/** Other interactions that show an active visitor. */
const signsAround = [...signs, 'pointermove', 'scroll', 'wheel'];

/** Event that asks every waiting part of the page to hydrate. */
const wanted = 'forecourt:wanted';
/** The address may name something in a part that only that part can show. */
const signsOfPage = [wanted, 'hashchange'];

/** Hydrates all waiting parts of the page, because data has arrived that changes what they show. */
export function wakeParts(): void {
  window.dispatchEvent(new Event(wanted));
}

/** Milliseconds after which a part is needed even without any interaction. */
const longest = 15_000;

/** Links that lead to another page: a pointer on one is about to leave, and what wakes then would hold it up. */
const wayOut = 'a[href^="/"]:not([data-tap])';

/** Whether a visitor interacted with a part before the listeners were added. */
function isBegun(part: Element): boolean {
  if (part.contains(document.activeElement) || part.querySelector('[data-tapped], [data-wanted]')) return true;
  return [...part.querySelectorAll<Control>('input, textarea, select')].some(isChanged);
}

/**
 * Calls back when a part is needed: at once if a visitor has interacted with it, when it is touched, focused or filled
 * in, when an active visitor is near it, when the address's hash changes or `wakeParts` asks, and at last when the page has
 * been idle for long.
 * @param need may be called several times
 * @param patience milliseconds after which it is needed even without any interaction
 * @returns ends the wait
 */
export function watchNeed(part: Element, need: () => void, patience = longest): () => void {
  if (isBegun(part)) {
    need();
    return () => undefined;
  }
  const ends: (() => void)[] = [];
  let isWatched = false;
  const watch = (): void => {
    if (isWatched) return;
    isWatched = true;
    // What is fixed to the window leaves its place in the page without room.
    ends.push(watchNear(part.clientHeight > 0 ? part : (part.firstElementChild ?? part), need));
  };
  const heard = ({ target, type }: Event): void => {
    if (target instanceof Node && part.contains(target) && signs.includes(type)) need();
    else if (type !== 'pointermove' || !(target instanceof Element && target.closest(wayOut))) watch();
  };
  // The visitor scrolled before the listeners were added, or the browser restored the position.
  if (window.scrollY > 0) watch();
  // On the window, because the framework stops events that it cannot handle yet.
  for (const sign of signsAround) window.addEventListener(sign, heard, { capture: true, passive: true });
  for (const sign of signsOfPage) window.addEventListener(sign, need);
  const timer = setTimeout(() => ends.push(whenIdle(need)), patience);
  return () => {
    clearTimeout(timer);
    for (const sign of signsAround) window.removeEventListener(sign, heard, { capture: true });
    for (const sign of signsOfPage) window.removeEventListener(sign, need);
    for (const end of ends) end();
  };
}
