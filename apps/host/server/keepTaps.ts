interface Patience {
  /** Milliseconds after which a press that showed nothing of its own is forgotten: nobody expects its answer any more. */
  press: number;
  /** Milliseconds that a link waits for a toggle that was tapped before it: the page that is left would take it along. */
  leave: number;
}

type Field = HTMLInputElement | HTMLSelectElement;

const patience: Patience = { press: 10_000, leave: 4_000 };

/**
 * Runs in the page, and stands in it as its own text: answers taps on parts that are not awake yet (`earlyTaps.ts` of the
 * UI library). It shows what the part declares, keeps the tap, and repeats it when the part is awake. Links and forms that
 * declare nothing work by themselves; a link waits where a toggle has been tapped. A part is awake when the page's root is and it does not stand in `data-not-live`.
 */
function keepTaps({ press, leave }: Patience): void {
  const root = document.documentElement;
  const kept = new Map<HTMLElement, number>();
  const isAwake = (part: Element): boolean => 'awake' in root.dataset && !part.closest('[data-not-live]');
  const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent.trim();
  const dialogOf = (control: HTMLElement): HTMLDialogElement | null => {
    const id = control.getAttribute('commandfor') ?? /^#(.+)/.exec(control.dataset['tap'] ?? '')?.[1];
    const dialog = id === undefined ? null : document.getElementById(id);
    return dialog instanceof HTMLDialogElement ? dialog : null;
  };
  /** Where a part comes alive by taking the place of what was drawn, the tapped control has one of the same name. */
  const successorOf = (control: HTMLElement): HTMLElement | undefined => {
    if (control.isConnected) return isAwake(control) ? control : undefined;
    const all = [...document.querySelectorAll<HTMLElement>('[data-tap], button')];
    return all.find(
      (one) => one.dataset['tap'] === control.dataset['tap'] && nameOf(one) === nameOf(control) && isAwake(one),
    );
  };
  const repeat = (): void => {
    for (const [control, since] of kept) {
      const dialog = dialogOf(control);
      const isPlain = control.dataset['tap'] === undefined;
      const isOver = (dialog && !dialog.open) || (isPlain && performance.now() - since > press);
      const awake = successorOf(control);
      if (!awake && !isOver) continue;
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
    const isKept = [...kept.keys()].some((control) => control.dataset['wanted']);
    return isKept ? (target?.closest<HTMLAnchorElement>('a[href]:not([target])') ?? null) : null;
  };
  const leaveBy = (link: HTMLAnchorElement): void => {
    link.setAttribute('data-tapped', '');
    setTimeout(() => kept.delete(link) && location.assign(link.href), leave);
  };
  const tapped = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const declared = target?.closest<HTMLElement>('[data-tap], [commandfor], button[type="button"]');
    const control = declared ?? linkBehindToggle(target);
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || isAwake(control)) return;
    const isNative = control.hasAttribute('commandfor');
    // The browser opens it by itself, where it knows how to.
    if (isNative && 'command' in HTMLButtonElement.prototype) return;
    event.preventDefault();
    // The framework must not answer as well: it listens somewhat earlier than its parts are awake.
    event.stopImmediatePropagation();
    if (control.dataset['tap'] === 'toggle') return turn(control);
    const dialog = dialogOf(control);
    if (dialog) open(dialog, control);
    else if (!declared) leaveBy(control as HTMLAnchorElement);
    else control.setAttribute('data-tapped', '');
    if (!isNative) kept.set(control, performance.now());
  };
  /** Fields as the visitor has left them: the framework would set them back to what it knows. */
  const fields = new Map<Field, string | boolean>();
  const isTick = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio';
  const changed = (event: Event): void => {
    const field = event.target;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (!isField || !field.closest('[data-tap-fields]') || isAwake(field)) return;
    // Told once, when it is awake. Who waits for a need on the window hears it all the same.
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
      // The framework tells a change by what it has last set itself.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      // A field that is read when it is left, and has been left already.
      if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  };
  addEventListener('click', tapped, true);
  for (const type of ['input', 'change']) addEventListener(type, changed, true);
  // After what the part itself does when it wakes: stores show by then what the device keeps.
  addEventListener('forecourt:awake', () => setTimeout(() => (retell(), repeat())));
}

/** The text of the script. */
export const keepTapsScript = `(${String(keepTaps)})(${JSON.stringify(patience)})`;
