/** Groups of three behind a comma, or one or two digits of a fraction behind a point: a comma is no decimal mark here. */
const pointDecimal = /^\D*\d+(?:,\d{3})+(?:\.\d+)?\D*$|^\D*\d+\.\d{1,2}\D*$/;
/** One or two digits behind a comma, groups of three behind a point before one, or several of those. */
const commaDecimal =
  /^\D*\d+(?:\.\d{3})*,\d{1,2}\D*$|^\D*\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?\D*$|^\D*\d{1,3}(?:\.\d{3})+,\d+\D*$/;

/** Columns whose numbers are plainly written with a comma before the fraction, as in `17.990,00`, and none otherwise. */
export function commaColumns(header: readonly string[], rows: readonly { cells: readonly string[] }[]): string[] {
  return header.filter((name, place) => {
    const texts = rows.map(({ cells }) => cells[place] ?? '');
    return (
      name !== '' && texts.some((text) => commaDecimal.test(text)) && !texts.some((text) => pointDecimal.test(text))
    );
  });
}
