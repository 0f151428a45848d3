/** Milliseconds after which a form that was submitted meanwhile is posted natively. */
const patience = 6_000;

/**
 * Holds back the submission of a form in a part that is not hydrated yet.
 * @param onKept called each time one is kept
 * @returns sends what was kept, and ends the keeping
 */
export function keepSubmit(part: Element, onKept: () => void): () => void {
  let pending: { form: HTMLFormElement; button: HTMLElement | null; timer: ReturnType<typeof setTimeout> } | null =
    null;
  const submitted = (event: SubmitEvent): void => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !part.contains(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Not with the button: the framework handles that event, and has not hydrated it yet.
    part.setAttribute('data-tapped', '');
    pending ??= { form, button, timer: setTimeout(release, patience) };
    onKept();
  };
  function release(): void {
    window.removeEventListener('submit', submitted, true);
    if (!pending) return;
    const { form, button, timer } = pending;
    pending = null;
    clearTimeout(timer);
    part.removeAttribute('data-tapped');
    form.requestSubmit(button);
  }
  window.addEventListener('submit', submitted, true);
  return release;
}
