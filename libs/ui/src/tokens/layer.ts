/**
 * What lies over what, as `zIndex`. The first three count inside a component that isolates itself
 * (`isolation: 'isolate'`), the others in the page; no theme changes them.
 * @example style({ position: 'sticky', zIndex: layer.header })
 */
export const layer = {
  /** Over its neighbours in the component: a stretched link, a head that stays while rows scroll under it. */
  raised: 1,
  /** Over what is raised: a picture with a link of its own. */
  higher: 2,
  /** Over all of the component: its controls. */
  top: 3,
  /** Rows at the lower edge of the window that collect something. */
  tray: 15,
  /** The bar of actions at the lower edge of the window. */
  bar: 20,
  /** What opens from a control in the page. */
  popover: 25,
  /** The header that stays at the top. */
  header: 30,
  /** What opens from the header. */
  menu: 40,
  /** The question for consent, over everything one can still use. */
  consent: 45,
  /** What dims the page behind a dialog. */
  veil: 50,
  dialog: 51,
  /** Messages, also while a dialog is open. */
  toast: 60,
  /** First in the page for the keyboard. */
  skipLink: 100,
} as const;
