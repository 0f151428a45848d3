/** The form's code, fetched beside its dialog rather than after it. Its failure is the dialog's to tell. */
export function loadForm(): void {
  import('../Form/Form.tsx').catch(() => undefined);
}
