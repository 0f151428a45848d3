import { whenIdle } from '../../store/whenIdle.ts';
import { watchNear } from '../WhenNear/watchNear.ts';

/** What a visitor does to a part, and what a browser or password manager that fills it in does. */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change'];
/** What else shows that somebody is there. */
const signsAround = [...signs, 'pointermove', 'scroll', 'wheel'];

/** Milliseconds after which a part is needed though nobody has done anything. */
const longest = 15_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  }
  // A box without a value of its own answers 'on' all the same.
  if (control.type === 'checkbox' || control.type === 'radio') {
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Whether a visitor has begun with a part before anybody listened. */
function isBegun(part: Element): boolean {
  if (part.contains(document.activeElement)) return true;
  return [...part.querySelectorAll<Control>('input, textarea, select')].some(isChanged);
}

/**
 * Waits until a part is needed: at once where somebody has begun with it, when it is touched, focused or filled in, when
 * the visitor does anything and is near it, and at last when the page has long been quiet.
 * @param need may be called several times
 * @returns ends the wait
 */
export function watchNeed(part: Element, need: () => void): () => void {
  if (isBegun(part)) {
    need();
    return () => undefined;
  }
  const ends: (() => void)[] = [];
  let isWatched = false;
  const heard = ({ target, type }: Event): void => {
    if (target instanceof Node && part.contains(target) && signs.includes(type)) need();
    else if (!isWatched) {
      isWatched = true;
      ends.push(watchNear(part, need));
    }
  };
  // On the window: the framework stops what it cannot answer yet.
  for (const sign of signsAround) window.addEventListener(sign, heard, { capture: true, passive: true });
  const timer = setTimeout(() => ends.push(whenIdle(need)), longest);
  return () => {
    clearTimeout(timer);
    for (const sign of signsAround) window.removeEventListener(sign, heard, { capture: true });
    for (const end of ends) end();
  };
}
