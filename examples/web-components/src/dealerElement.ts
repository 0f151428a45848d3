import { loadDealer } from './dealer.ts';
import type { Part } from './renderPart.tsx';
import { elementTheme, sheetOf } from './theme.ts';

const failed = '<p role="alert">We couldn’t load this part of the page. Please reload the page.</p>';

/**
 * Defines an element that shows a part of a dealer's site inside a shadow root, so that neither the page's styles nor
 * the part's reach the other. Attributes: `site`, the origin of the dealer's site; `brand`, a colour in place of the
 * dealer's, as #RRGGBB; `font`, a font family in place of the dealer's, `inherit` for the page's.
 * @param load code of the part
 */
export function defineElement(name: string, load: () => Promise<Part>): void {
  class DealerElement extends HTMLElement {
    static observedAttributes = ['site', 'brand', 'font'];
    #shadow = this.attachShadow({ mode: 'open' });
    #theme = this.#shadow.appendChild(document.createElement('style'));
    #box = this.#shadow.appendChild(document.createElement('div'));
    #clear = (): void => undefined;

    connectedCallback(): void {
      void this.#show();
    }

    disconnectedCallback(): void {
      this.#clear();
    }

    attributeChangedCallback(attribute: string, before: string | null): void {
      // The first values are read when the element is connected.
      if (before === null || !this.isConnected) return;
      void (attribute === 'site' ? this.#show() : this.#dress());
    }

    /** @throws where the dealer's site does not answer */
    async #dress() {
      const dealer = await loadDealer(this.getAttribute('site') ?? '');
      const wishes = { brand: this.getAttribute('brand'), font: this.getAttribute('font') };
      this.#theme.textContent = elementTheme(dealer, wishes);
      return dealer;
    }

    async #show(): Promise<void> {
      try {
        const [dealer, { styles, render }] = await Promise.all([this.#dress(), load()]);
        this.#clear();
        this.#shadow.adoptedStyleSheets = [sheetOf(styles)];
        if (this.isConnected) this.#clear = render(this.#box, dealer);
      } catch (fault) {
        console.error(`<${name} site="${this.getAttribute('site')}"> cannot be shown.`, fault);
        this.#box.innerHTML = failed;
      }
    }
  }
  customElements.define(name, DealerElement);
}
