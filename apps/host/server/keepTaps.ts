interface Patience {
  /** Milliseconds after which a tap without visible feedback is dropped, because nobody expects its effect any more. */
  press: number;
  /**
   * Milliseconds that a link waits for the part that it is in, or for a toggle that was tapped before it: leaving the page
   * would lose that tap.
   */
  leave: number;
}

type Field = HTMLInputElement | HTMLSelectElement;

export const patience: Patience = { press: 10_000, leave: 4_000 };

/**
 * Runs in the page as an inline script: handles taps on parts that are not hydrated yet (`earlyTaps.ts` of the UI
 * library). It shows what the part declares, records the tap, and repeats it after hydration. Links and forms that
 * declare nothing work by themselves; a link waits if a toggle has been tapped. A part is hydrated when the page's root
 * is and it is not inside `data-not-live`.
 */
export function keepTaps({ press, leave }: Patience): void {
  const root = document.documentElement;
  const kept = new Map<HTMLElement, number>();
  /** Have waited long enough: their next click is the browser's own. */
  const released = new WeakSet<HTMLElement>();
  const isAwake = (part: Element): boolean => 'awake' in root.dataset && !part.closest('[data-not-live]');
  const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent.trim();
  const dialogOf = (control: HTMLElement): HTMLDialogElement | null => {
    const id = control.getAttribute('commandfor') ?? /^#(.+)/.exec(control.dataset['tap'] ?? '')?.[1];
    const dialog = id === undefined ? null : document.getElementById(id);
    return dialog instanceof HTMLDialogElement ? dialog : null;
  };
  /** Where a part hydrates by replacing the server HTML, the tapped control is found again by its name. */
  const successorOf = (control: HTMLElement): HTMLElement | undefined => {
    if (control.isConnected) return isAwake(control) ? control : undefined;
    const all = [...document.querySelectorAll<HTMLElement>('[data-tap], button')];
    return all.find(
      (one) => one.dataset['tap'] === control.dataset['tap'] && nameOf(one) === nameOf(control) && isAwake(one),
    );
  };
  const isToggleKept = (): boolean => [...kept.keys()].some((control) => control.dataset['wanted']);
  const repeat = (): void => {
    for (const [control, since] of kept) {
      const dialog = dialogOf(control);
      const isPlain = control.dataset['tap'] === undefined;
      const isOver = (dialog && !dialog.open) || (isPlain && performance.now() - since > press);
      const awake = successorOf(control);
      const isHeldBack = control instanceof HTMLAnchorElement && isPlain && isToggleKept();
      if ((!awake && !isOver) || isHeldBack) continue;
      kept.delete(control);
      control.removeAttribute('data-tapped');
      if (!awake || isOver) continue;
      if (control.dataset['wanted']) awake.dataset['wanted'] = control.dataset['wanted'];
      awake.click();
    }
  };
  const turn = (toggle: HTMLElement): void => {
    const isOn = String(toggle.getAttribute('aria-pressed') !== 'true');
    toggle.setAttribute('aria-pressed', isOn);
    if (kept.delete(toggle)) delete toggle.dataset['wanted'];
    else {
      toggle.dataset['wanted'] = isOn;
      kept.set(toggle, performance.now());
    }
  };
  const open = (dialog: HTMLDialogElement, control: HTMLElement): void => {
    const place = dialog.querySelector('[data-tap-picture]');
    const picture = control.querySelector('img');
    if (place && picture) place.replaceChildren(picture.cloneNode(true));
    if (!dialog.open) dialog.showModal();
  };
  const linkBehindToggle = (target: Element | null): HTMLAnchorElement | null => {
    return isToggleKept() ? (target?.closest<HTMLAnchorElement>('a[href]:not([target])') ?? null) : null;
  };
  const wait = (control: HTMLElement): void => {
    control.setAttribute('data-tapped', '');
    setTimeout(() => {
      if (!kept.delete(control)) return;
      control.removeAttribute('data-tapped');
      released.add(control);
      control.click();
    }, leave);
  };
  const tapped = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const declared = target?.closest<HTMLElement>('[data-tap], [commandfor], button[type="button"]');
    const control = declared ?? linkBehindToggle(target);
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || isAwake(control)) return;
    if (released.delete(control)) return;
    const isNative = control.hasAttribute('commandfor');
    // The browser opens it natively, if it can.
    if (isNative && 'command' in HTMLButtonElement.prototype) return;
    event.preventDefault();
    // Stops the framework from handling the tap too: it listens slightly earlier than its parts are hydrated.
    event.stopImmediatePropagation();
    if (control.dataset['tap'] === 'toggle') return turn(control);
    const dialog = dialogOf(control);
    if (dialog) open(dialog, control);
    else if (!declared || control.dataset['tap'] === 'press') wait(control);
    else control.setAttribute('data-tapped', '');
    if (!isNative) kept.set(control, performance.now());
  };
  /** Restores the visitor's input: the framework would reset fields to their server values. */
  const fields = new Map<Field, string | boolean>();
  const isTick = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio';
  const changed = (event: Event): void => {
    const field = event.target;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (!isField || !field.closest('[data-tap-fields]') || isAwake(field)) return;
    // Dispatched once, after hydration. Listeners for `WhenNeeded` on the window still hear the original event.
    event.stopPropagation();
    fields.set(field, isTick(field) ? (field as HTMLInputElement).checked : field.value);
  };
  const retell = (): void => {
    for (const [field, value] of fields) {
      if (!isAwake(field)) continue;
      fields.delete(field);
      if (typeof value === 'boolean') {
        (field as HTMLInputElement).checked = !value;
        field.click();
        continue;
      }
      // The framework detects a change by comparing with the value it set last.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      // For fields that are read on blur and have already been left.
      if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  };
  addEventListener('click', tapped, true);
  for (const type of ['input', 'change']) addEventListener(type, changed, true);
  // Runs after the part's own hydration effects: stores contain the device's data by then.
  addEventListener('forecourt:awake', () => setTimeout(() => (retell(), repeat())));
}
