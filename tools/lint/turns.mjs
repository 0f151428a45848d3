/**
 * Turns of phrase that no Australian dealer would write, with what to write instead. Lint looks for them in texts that
 * visitors and dealers read, and a test in demo content.
 * @type {readonly (readonly [turn: RegExp, instead: string])[]}
 */
export const turns = [
  [/\b(?:are|not) in it\b/i, "say what is included: 'includes registration', 'fees are extra'"],
  [/\bcomes? on top\b(?! of)/i, "'is extra', 'plus on-road costs'"],
  [/\btakes? part in your visit\b/i, "'Is it OK if we use …?'"],
  [/\b(?:to|by|for|only) who (?:shows|has|signs|comes|buys|asks)\b/i, "'anyone who', 'people with'"],
  [/(?:^|[.:] )Who (?:buys|sells|shows|wants)\b/, "'If you buy', 'Anyone who sells'"],
  [
    /\b(?:has|have|had) run (?:more|less|over|up|\{|\d)|\bhow far (?:it|your \w+|the \w+) has (?:run|gone)\b/i,
    'the odometer, or kilometres',
  ],
  [/\b(?:price|rate|offer|guarantee|figure)s? holds?\b|\bwhat holds\b|\bholds until\b/i, "'applies', 'is valid until'"],
  [/\b(?:it|that|what|each|one) (?:now )?stands (?:at|until|on|here|for \{)/i, "'is', 'is valid for', 'is parked'"],
  [/\blies in (?:a|the|our) \w+\b/i, "'is in'"],
  [/\bhanded out\b/i, "'you get', 'pick up'"],
  [/\b(?:is|are|be|been|were|was) given back\b|\bgiv(?:e|es|ing) \{\w+\} back\b/i, "'refund'"],
  [/\bat hand\b/i, "'handy'"],
  [/\bas a rule\b/i, "'usually'"],
  [/\bby now\b/i, "'already'"],
  [/\bsomebody (?:was first|was a moment faster)\b/i, "'Someone else got in first'"],
  [/\bhas been told\b/i, "'we’ve let … know'"],
  [/\bcalls? or writes?\b/i, "'call or email'"],
  [/\bone of our people\b/i, "'one of our team'"],
  [/\bNone (?:with|all|up to)\b/, "'No match for …', 'Nothing up to …'"],
  [/\bnothing (?:we have )?answers\b/i, "'nothing matches'"],
  [/\bmay have (?:up to|at most)\b/i, "'can be up to'"],
  [/\b(?:your|the) data are\b/i, "'data is'"],
];

/** The first such turn of a text. @param {string} text */
export function findTurn(text) {
  for (const [turn, instead] of turns) {
    const found = turn.exec(text)?.[0];
    if (found !== undefined) return { found: found.trim(), instead };
  }
  return null;
}

/** Refuses them in literals, templates and the text of elements. */
export const plainEnglish = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { turn: 'No Australian dealer would write “{{found}}”. Write: {{instead}}.' },
  },
  create(context) {
    const check = (node, text) => {
      const turn = typeof text === 'string' && text.includes(' ') ? findTurn(text) : null;
      if (turn) context.report({ node, messageId: 'turn', data: turn });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      JSXText: (node) => check(node, node.value),
    };
  },
};
