/**
 * Stacking order, as `zIndex`. The first three count inside a component with `isolation: 'isolate'`, the others in the
 * page; no theme changes them.
 * @example style({ position: 'sticky', zIndex: layer.header })
 */
export const layer = {
  /** Above its neighbours in the component: a stretched link, a sticky table head. */
  raised: 1,
  /** Above raised content: a picture with a link of its own. */
  higher: 2,
  /** Above the whole component: its controls. */
  top: 3,
  /** Trays at the lower edge of the window, such as the comparison. */
  tray: 15,
  /** The action bar at the lower edge of the window. */
  bar: 20,
  /** Popovers of a control in the page. */
  popover: 25,
  /** The sticky header. */
  header: 30,
  /** Popovers of the header. */
  menu: 40,
  /** The consent banner, above everything that is usable. */
  consent: 45,
  /** The backdrop of a dialog. */
  veil: 50,
  dialog: 51,
  /** Messages, also above a dialog. */
  toast: 60,
  /** The skip link. */
  skipLink: 100,
} as const;
