/** Letters that may be wrong in a word: none below 4 letters, one from 4, two from 8. */
function allowedTypos(word: string): number {
  if (/^\p{N}+$/u.test(word)) return 0;
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/**
 * Letters to change, add, leave out or swap with a neighbour to get from one word to the other.
 * @param prefix compare with the best-fitting beginning of `candidate` instead of all of it
 * @returns more than `most` as soon as it is known to be more
 */
export function typoDistance(word: string, candidate: string, most: number, prefix = false): number {
  const reach = prefix ? Math.min(candidate.length, word.length + most) : candidate.length;
  if (reach < word.length - most || (!prefix && reach > word.length + most)) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: reach + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= reach; column += 1) {
      const same = word[row - 1] === candidate[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = word[row - 1] === candidate[column - 2] && word[row - 2] === candidate[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    // One row back can still be reached by a swap, and costs at least one more from there.
    if (least > most && Math.min(...above) >= most) return most + 1;
    before = above;
    above = line;
  }
  return prefix ? Math.min(...above) : (above[reach] ?? most + 1);
}

/** Words of the vocabulary a mistyped word may have meant, closest first, at most 30. */
export function closeWords(word: string, vocabulary: Iterable<string>, prefix: boolean): string[] {
  const most = allowedTypos(word);
  if (most === 0) return [];
  const found: { candidate: string; distance: number }[] = [];
  for (const candidate of vocabulary) {
    // A year or an engine size one digit off is another car, not a typing error.
    if (/^\p{N}+$/u.test(candidate)) continue;
    const distance = typoDistance(word, candidate, most, prefix);
    if (distance <= most) found.push({ candidate, distance });
  }
  found.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return found.slice(0, 30).map(({ candidate }) => candidate);
}
