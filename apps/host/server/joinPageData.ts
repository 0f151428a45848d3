/** Separator between two pieces of a page's data. */
const seam = '"])</script><script>self.__next_f.push([1,"';

/**
 * Joins the page's data into one script. The framework splits it wherever its stream happened to pause, so the same
 * page would have different bytes each time, and each piece would add a script hash to the policy.
 */
export function joinPageData(html: string): string {
  return html.replaceAll(seam, '');
}
