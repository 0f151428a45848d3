/**
 * Makes the rules this repository adds to ESLint. Core's `no-restricted-*` rules take one list per file, so a second
 * list silently replaces the first; a rule with a name of its own adds up, and says in the report which law was broken.
 */

/** @param {string} message @param {(report: (node: object) => void, context: object) => object} listeners */
function rule(message, listeners) {
  return {
    meta: { type: 'problem', schema: [], messages: { banned: message } },
    create: (context) => listeners((node) => context.report({ node, messageId: 'banned' }), context),
  };
}

/** Refuses modules whose name matches, however they are reached: import, export from, `import()`, `import('…')` types. */
export function bannedModules(names, message) {
  return rule(message, (report) => {
    const check = (node) => {
      const source = node.source ?? node.argument?.literal ?? node.argument;
      if (typeof source?.value === 'string' && names.test(source.value)) report(source);
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  });
}

/** Refuses whatever the esquery selectors find. */
export function bannedSyntax(selectors, message) {
  return rule(message, (report) => Object.fromEntries(selectors.map((selector) => [selector, report])));
}

/** Refuses the names where they mean the global, and not a parameter or an import of the same name. */
export function bannedGlobals(names, message) {
  return rule(message, (report, context) => ({
    'Program:exit'(program) {
      const scope = context.sourceCode.getScope(program);
      const unbound = scope.through.filter(({ resolved }) => !resolved || resolved.defs.length === 0);
      for (const { identifier, isTypeReference } of unbound) {
        if (names.includes(identifier.name) && !isTypeReference) report(identifier);
      }
    },
  }));
}
