/** Loads the form's code in parallel with its dialog. A failure is shown by the dialog. */
export function loadForm(): void {
  import('../Form/Form.tsx').catch(() => undefined);
}
