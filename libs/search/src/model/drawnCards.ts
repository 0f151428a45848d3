/** The HTML of a card that was drawn before; or the name under which it is kept once it is drawn. */
export type DrawnCard = { html: string } | { name: string };

/** Cards that a server has drawn before. One of the same content has the same HTML, on whichever page it stands. */
export interface DrawnCards {
  /** @param content everything that differs between the cards of these pages */
  find(content: string): DrawnCard;
}
