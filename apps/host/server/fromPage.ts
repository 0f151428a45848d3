/**
 * Runs in the page as an inline script: puts the content of its elements into its data, which leaves it out
 * (`pageData.ts`).
 */
export function fromPage(data: string): string {
  return data.replace(/\u0001([\w-]+)/g, (_whole, name: string) => {
    const html = document.querySelector(`[data-once=${name}]`)?.innerHTML ?? '';
    // A text that begins with this letter has another meaning to the framework.
    return JSON.stringify(html.startsWith('$') ? `$${html}` : html).slice(1, -1);
  });
}
