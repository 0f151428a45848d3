import { measures } from '../measures.ts';
import { smallNumber } from './countRules.ts';
import type { ReadRule } from './readRule.ts';

const children = /^(?:kids?|child|children|grandkids|grandchildren|teenagers|teens|littlies)$/;
const persons =
  /^(?:people|persons?|adults|passengers?|pax|players|seniors|friends|mates|workers|crew|guests|students)$/;
/** Words before a number of people. */
const roomWords = /^(?:fits?|carr(?:y|ies)|seating|room|space|for|holds?|take|transport)$/;

/** The two adults who come with children. */
const parents = 2;
/** Up to so many children any family car has room. */
const fewChildren = 3;

/** `6 kids`, `family of 7`, `fits 8 people`, `people mover for 8`, `3 child seats`: a seat for everybody. */
export const readPeople: ReadRule = (words, at, { stock, say, sayValue }) => {
  const word = (place: number): string => words[place]?.word ?? '';
  const isFamily = /^(?:family|families)$/.test(word(at)) && word(at + 1) === 'of';
  let start = isFamily ? at + 2 : at;
  const isRoom = !isFamily && roomWords.test(word(start));
  while (
    !isFamily &&
    start - at < 4 &&
    (roomWords.test(word(start)) || /^(?:up|to|me|my|our|and|at|least|a|the|all)$/.test(word(start)))
  )
    start += 1;
  const count = smallNumber(word(start));
  if (count === null || count < 1) return null;
  const seats = /^(?:child|baby|car|booster|kids?)$/.test(word(start + 1)) && /^seats?$/.test(word(start + 2));
  const nounAt = start + 1 + Number(/^(?:young|little|small|adult|tall|big|grown|older)$/.test(word(start + 1)));
  const isChildren = children.test(word(nounAt));
  const isPersons = persons.test(word(nounAt)) || (word(start + 1) === 'of' && word(start + 2) === 'us');
  const isEnd =
    isRoom &&
    count >= 5 &&
    count <= (words.some(({ word }) => /^(?:mini)?bus(?:es)?$|^movers?$/.test(word)) ? 15 : 9) &&
    !/^(?:years?|yrs?|months?|seats?|seater|doors?|berths?|k|grand|thousand|kms?|km|x|t|l|speed|cyl|cylinder|litre|tonne|tonnes|-)$/.test(
      word(start + 1),
    );
  if (!isFamily && !seats && !isChildren && !isPersons && !isEnd) return null;
  const isNoun = isChildren || persons.test(word(nounAt));
  const end = !seats && isNoun ? nounAt + 1 : start + (seats || isPersons ? 3 : 1);
  if ((isChildren || seats) && count <= fewChildren) return null;
  const needed = isChildren || seats ? count + parents : count;
  const atLeast = (least: number) => ({
    attribute: 'seats',
    filter: `seats >= ${least}`,
    text: say('reading.roomFor', { count: least, seats: measures.seats.words(least, sayValue) }),
  });
  // The people mover with most seats may have one fewer: the other parent stays at home.
  const most = Math.max(0, ...Object.keys(stock.facts.counts['seats'] ?? {}).map(Number));
  const least = most > 0 && needed > most ? Math.max(Math.min(most, needed), count + Number(isChildren)) : needed;
  return { length: end - at, ...atLeast(least), looser: isChildren ? [atLeast(count + 1)] : [] };
};
