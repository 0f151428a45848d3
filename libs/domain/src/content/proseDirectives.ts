/** A line of prose in whose place something else stands. @example '::stock{make=Toyota model=HiLux}' */
export interface ProseDirective {
  /** @example 'stock' */
  name: string;
  settings: Readonly<Record<string, string>>;
  /** The line as it was written. */
  text: string;
  /** Its number in the prose, from 1. */
  line: number;
}

const directive = /^[ \t]*::([a-z][a-z0-9-]*)\{([^{}\n]*)\}[ \t]*$/;
const setting = /([a-zA-Z][\w-]*)=(?:"([^"]*)"|([^\s"]+))/g;
const fence = /^[ \t]*(```|~~~)/;

function readDirective(text: string, line: number): ProseDirective | null {
  const [, name, given] = directive.exec(text) ?? [];
  if (name === undefined || given === undefined) return null;
  const settings = Object.fromEntries(
    [...given.matchAll(setting)].map(([, key = '', quoted, plain]) => [key, quoted ?? plain ?? '']),
  );
  return { name, settings, text, line };
}

/** Markdown and the directives in it, in order. A line inside a code block is not a directive. */
export function splitProse(markdown: string): (string | ProseDirective)[] {
  const parts: (string | ProseDirective)[] = [];
  let lines: string[] = [];
  let isCode = false;
  for (const [at, line] of markdown.split(/\r?\n/).entries()) {
    if (fence.test(line)) isCode = !isCode;
    const found = isCode ? null : readDirective(line, at + 1);
    if (found) {
      parts.push(lines.join('\n'), found);
      lines = [];
    } else lines.push(line);
  }
  return [...parts, lines.join('\n')];
}
