/** Lists and objects within each other that JSON from outside may have: a vehicle or a page has about ten. */
export const maxJsonDepth = 64;

const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Whether text of JSON has more levels than `maxJsonDepth`. Brackets within strings are none. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (isString && code === backslash) place += 1;
    else if (code === quote) isString = !isString;
    else if (isString) continue;
    else if (opening.has(code)) depth += 1;
    else if (closing.has(code)) depth -= 1;
    if (depth > maxJsonDepth) return true;
  }
  return false;
}

/**
 * `JSON.parse` for text that somebody else wrote. What walks such a value calls itself for each level, so thousands of
 * levels would end in an overflow of the stack, wherever that happens to be.
 * @throws SyntaxError for text that is not JSON, or is nested more than `maxJsonDepth` deep
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`it is nested more than ${maxJsonDepth} deep`);
  return JSON.parse(text);
}
