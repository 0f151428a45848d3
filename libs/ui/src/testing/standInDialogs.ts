/**
 * Native dialogs for tests in a document without them: opening, closing (by a form too), and moving the focus. Stories
 * show the real behaviour in a browser.
 */
export function standInDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  const methods = {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.setAttribute('open', '');
      this.querySelector<HTMLElement>('button, a, input')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      this.dispatchEvent(new Event('close'));
    },
  };
  Object.assign(HTMLDialogElement.prototype, methods);
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    form.closest('dialog')?.close();
  });
}
