/** Milliseconds after which a form that was sent meanwhile is sent as forms are without scripts. */
const patience = 6_000;

/**
 * Keeps the submission of a form in a part that is not awake yet.
 * @param onKept called each time one is kept
 * @returns sends what was kept, and ends the keeping
 */
export function keepSubmit(part: Element, onKept: () => void): () => void {
  let kept: { form: HTMLFormElement; button: HTMLElement | null; timer: ReturnType<typeof setTimeout> } | null = null;
  const submitted = (event: SubmitEvent): void => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || !part.contains(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Not on the button: the framework knows that, and has not taken it over yet.
    part.setAttribute('data-tapped', '');
    kept ??= { form, button, timer: setTimeout(release, patience) };
    onKept();
  };
  function release(): void {
    window.removeEventListener('submit', submitted, true);
    if (!kept) return;
    const { form, button, timer } = kept;
    kept = null;
    clearTimeout(timer);
    part.removeAttribute('data-tapped');
    form.requestSubmit(button);
  }
  window.addEventListener('submit', submitted, true);
  return release;
}
