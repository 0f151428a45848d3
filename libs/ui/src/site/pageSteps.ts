/**
 * Adds a history entry for a state of the page, such as an open dialog, so that Back ends it. The entry is the host's
 * own but for its hash: a router that saw it would render the page anew, and wait for parts that still sleep. Listen to
 * `hashchange` for the way back.
 * @param hash with its `#`
 */
export function addPageStep(hash: string): void {
  window.history.pushState(window.history.state, '', hash);
}

/** Gives the entry of the page's state another hash. @param hash with its `#` */
export function renamePageStep(hash: string): void {
  window.history.replaceState(window.history.state, '', hash);
}
