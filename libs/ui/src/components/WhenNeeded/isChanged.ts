export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A slider's value before any change. Browsers move it to the nearest step within the limits. */
function firstOfSlider({ min, max, step, defaultValue }: HTMLInputElement): string {
  const slider = document.createElement('input');
  Object.assign(slider, { type: 'range', min, max, step, value: defaultValue });
  return slider.value;
}

/** Whether a control holds something else than the server drew: a visitor or the browser has changed it. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  }
  // The value of a checkbox without one is 'on'.
  if (control.type === 'checkbox' || control.type === 'radio') {
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  }
  if (control instanceof HTMLInputElement && control.type === 'range') return control.value !== firstOfSlider(control);
  return control.value !== control.defaultValue;
}
