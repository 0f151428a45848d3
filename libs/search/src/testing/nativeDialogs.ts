import { afterAll, beforeAll } from 'vitest';

/** Gives the test's document what a browser does with dialogs: opening, closing by a form, and restoring the focus. */
export function withNativeDialogs(): void {
  const { showModal, close } = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;
  let opener: Element | null = null;
  const closeByForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    form.closest('dialog')?.close();
  };
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        opener = document.activeElement;
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        (opener as HTMLElement | null)?.focus();
        this.dispatchEvent(new Event('close'));
      },
    });
    document.addEventListener('submit', closeByForm);
  });
  afterAll(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    document.removeEventListener('submit', closeByForm);
  });
}

/** Shows only the content of closed sheets, as the style sheet does on a wide window. */
export function asOnWideWindow(): void {
  const style = document.createElement('style');
  style.textContent =
    'dialog:not([open]) { display: block } dialog:not([open]) > :not(:nth-child(3)) { display: none }';
  beforeAll(() => document.head.append(style));
  afterAll(() => style.remove());
}
