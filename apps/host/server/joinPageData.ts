/** Between two pieces of the data that travels with a page. */
const seam = '"])</script><script>self.__next_f.push([1,"';

/**
 * A page whose data comes in one piece. The framework cuts it wherever its stream happened to pause, so the same page
 * would be other bytes each time it is made; and each piece is one more script for the policy to name.
 */
export function joinPageData(html: string): string {
  return html.replaceAll(seam, '');
}
