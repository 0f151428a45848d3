/**
 * Which vehicle the visitor pressed to save before signing in, in this tab. An address alone saves nothing: anybody
 * could have made it.
 */
const keyOf = (siteSlug: string) => `forecourt:${siteSlug}:to-save`;

/** @returns false where the browser keeps nothing */
export function noteSaveIntent(siteSlug: string, vehicleId: string): boolean {
  try {
    window.sessionStorage.setItem(keyOf(siteSlug), vehicleId);
    return true;
  } catch {
    return false;
  }
}

/** What was pressed; it is forgotten by that. */
export function takeSaveIntent(siteSlug: string): string | null {
  try {
    const id = window.sessionStorage.getItem(keyOf(siteSlug));
    window.sessionStorage.removeItem(keyOf(siteSlug));
    return id;
  } catch {
    return null;
  }
}
