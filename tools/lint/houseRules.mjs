import { bannedGlobals, bannedModules, bannedSyntax } from './bans.mjs';
import { noImportCircles, roomsInOrder } from './importPaths.mjs';
import { plainEnglish } from './turns.mjs';

/** Feature libraries: known to templates and, by their rules only, to the server. */
const features = [
  'content',
  'finance',
  'forms',
  'locations',
  'offers',
  'purchase',
  'range',
  'search',
  'shopper',
  'vehicle',
];

const colourFunction = 'rgba?|hsla?|hwb|lab|lch|oklab|oklch|color';
/** A colour made from a token, `oklch(from …)`, follows its theme and passes. */
const rawColour = `/#[0-9a-f]{3,8}\\b|\\b(${colourFunction})\\((?!\\s*from\\b)|^(black|white|red|green|blue|gr[ae]y)$/i`;
const important = '/!\\s*important/';

/** What keeps things apart. Borders, pictures and targets have measures of their own. */
const spacing =
  '/^((scroll)?(margin|padding)(Block|Inline|Top|Right|Bottom|Left)?(Start|End)?|gap|rowGap|columnGap|inset(Block|Inline)?(Start|End)?|top|right|bottom|left)$/i';
/** A length in px or rem; nothing (0) and a hairline (1px) pass. */
const rawLength = '/(?<![\\d.])(?!0(px|rem)|1px)(\\d*\\.)?\\d+(px|rem)\\b/';
const given = (property) => [
  `Property[key.name=${property}] > `,
  `Property[key.name=${property}] > ConditionalExpression > `,
];

/** Properties that take up to four sides, in the order top, right, bottom, left. */
const fourSides = 'Property[key.name=/^(margin|padding|inset|scrollMargin|scrollPadding|borderRadius|borderWidth)$/]';

const silent = 'skip|only|todo|skipIf|runIf|fixme';

/** Attributes that visitors read or hear. */
const visible = '/^(alt|title|label|heading|summary|placeholder|aria-(label|description|roledescription|valuetext))$/';
const letters = '/\\p{L}/u';
/** Expressions that say one of their parts. */
const said = ['', 'ConditionalExpression > ', 'LogicalExpression > '].flatMap((between) => [
  `${between}Literal[value=${letters}]`,
  `${between}TemplateLiteral > TemplateElement[value.raw=${letters}]`,
]);

/** A text that begins as sentences do. */
const sentence = '/^[A-Z][a-z]+ ([a-z]|$)/';
/** Where a text waits to be shown: given where nothing else is, chosen, kept under a name, or handed to a part. */
const waiting = `:matches(${[
  ...['AssignmentPattern', 'ConditionalExpression', 'LogicalExpression', 'VariableDeclarator'],
  "CallExpression[callee.name='toast']",
  `JSXAttribute[name.name!=${visible}] > JSXExpressionContainer`,
].join(', ')})`;

/** Every string of a file, plain or as the fixed part of a template. */
const strings = (pattern) => [`Literal[value=${pattern}]`, `TemplateElement[value.raw=${pattern}]`];

const modelGlobals = [
  'globalThis',
  'self',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'process',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'console',
];

/** The laws of this repository that no published rule knows, by the name a report shows. */
export const houseRules = {
  'no-import-circles': noImportCircles,
  'rooms-in-order': roomsInOrder,
  'plain-english': plainEnglish,
  'next-only-in-host': bannedModules(
    /^(next|@next)(\/|$)/,
    'Only apps/host knows Next. Take the Link or Image from the site provider, or a slot.',
  ),
  'machines-only-in-platform': bannedModules(
    /^(node:)?(fs|net|tls|http|https|http2|dgram|dns|child_process|worker_threads|cluster)(\/|$)/,
    'Sockets, files, threads and processes belong in libs/platform and libs/search-engine.',
  ),
  'databases-only-in-platform': bannedModules(
    /^(pg|pg-boss|drizzle-orm|@electric-sql\/[^/]+|node:sqlite|ioredis)(\/|$)/,
    'Databases belong in libs/platform, behind one of its ports.',
  ),
  'search-engine-stands-alone': bannedModules(
    /^(pg|pg-boss|drizzle-orm|@electric-sql\/[^/]+|react|react-dom)(\/|$)/,
    'The search engine keeps one SQLite file and knows no database and no page: what it indexes is given to it.',
  ),
  'settings-in-one-file': bannedSyntax(
    [
      "MemberExpression[object.name='process'][property.name='env']",
      "MemberExpression[object.name='process'][property.value='env']",
      "VariableDeclarator[init.name='process'] Property[key.name='env']",
      "ImportDeclaration[source.value=/^(node:)?process$/] ImportSpecifier[imported.name='env']",
    ],
    'The environment is read in libs/platform/src/config/config.ts alone. Take the setting as an argument.',
  ),
  'device-storage-in-one-file': bannedSyntax(
    [
      'Identifier[name=/^(local|session)Storage$/]',
      'MemberExpression[computed=true] > Literal[value=/^(local|session)Storage$/]',
    ],
    'What a browser stores is read and written by `deviceStore` of @forecourt/ui alone: it checks what it reads, and goes on where the browser refuses.',
  ),
  'server-takes-only-models': bannedModules(
    new RegExp(`^@forecourt/(${features.join('|')})(?=/|$)(?!/(model|query)$)`),
    'The server takes only the rules of a feature: import its "/model" door, or its "/query" door.',
  ),
  'rent-has-a-unit': bannedSyntax(
    [
      "MemberExpression[property.name='subscription_price']",
      "MemberExpression[property.value='subscription_price']",
      "ObjectPattern > Property[key.name='subscription_price']",
    ],
    'A weekly rent is read by `displayPrice` of @forecourt/domain alone, which keeps its unit with it.',
  ),
  'model-imports-nothing-impure': bannedModules(
    /^(react|react-dom|next|@vanilla-extract\/[^/]+|@forecourt\/ui)(\/(?!model$)|$)|^node:|^react-|\.css\.ts$|\/components\//,
    'Rules are plain functions over plain data: no React, styles, Node or components.',
  ),
  'model-touches-no-globals': bannedGlobals(
    modelGlobals,
    'Rules see neither the page, the network nor the machine: take what you need as an argument.',
  ),
  'model-has-no-clock': bannedSyntax(
    [
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
      "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    ],
    'Time is an argument: take `now: Date`.',
  ),
  'model-has-no-chance': bannedSyntax(
    ["MemberExpression[object.name='Math'][property.name='random']"],
    'Chance is an argument: take the number or its source.',
  ),
  'no-raw-colours': bannedSyntax(strings(rawColour), 'Colours come from the tokens of the theme.'),
  'no-raw-spacing': bannedSyntax(
    given(spacing).flatMap((place) => [
      `${place}Literal[value=${rawLength}]`,
      `${place}Literal[value>1]`,
      `${place}UnaryExpression > Literal[value>1]`,
      `${place}TemplateLiteral > TemplateElement[value.raw=${rawLength}]`,
    ]),
    'Space comes from the scale (`vars.space`), so that the density of a theme reaches it. Give a measure that is no space a name.',
  ),
  'no-raw-layers': bannedSyntax(
    given('zIndex').flatMap((place) => ['Literal', 'UnaryExpression', 'TemplateLiteral'].map((kind) => place + kind)),
    'What lies over what is said in one place: take a `layer` of @forecourt/ui/tokens.',
  ),
  'no-one-direction': bannedSyntax(
    [
      // A group of styles that is called so, as the sides of a drawer are, has an object for its value.
      'Property[key.name=/^(left|right)$|(Left|Right)(Radius|Width|Style|Color)?$/] > :not(ObjectExpression).value',
      'Property[key.name=/^(textAlign|float|clear)$/] > Literal[value=/^(left|right)$/]',
      `${fourSides} > Literal[value=/^\\S+( \\S+){3}$/]`,
      `${fourSides} > TemplateLiteral[expressions.length=4]`,
      `${fourSides} > TemplateLiteral[expressions.length=3]:has(TemplateElement[value.raw=/\\b0\\b/])`,
      `${fourSides} > TemplateLiteral[expressions.length=2]:has(TemplateElement[value.raw=/\\b0 0\\b/])`,
    ],
    'Languages that run from right to left mirror the page: say `inline-start` and `inline-end`, never left and right (`paddingInline` and `paddingBlock` for four sides).',
  ),
  'no-important': bannedSyntax(strings(important), 'Cascade layers decide; `!important` is never needed.'),
  'words-are-messages': bannedSyntax(
    [
      `JSXText[value=${letters}]`,
      `JSXAttribute[name.name=${visible}] > Literal[value=${letters}]`,
      `${waiting} > Literal[value=${sentence}]`,
      `${waiting} > TemplateLiteral > TemplateElement:first-child[value.raw=${sentence}]`,
      ...[':matches(JSXElement, JSXFragment)', `JSXAttribute[name.name=${visible}]`].flatMap((place) =>
        said.map((words) => `${place} > JSXExpressionContainer > ${words}`),
      ),
    ],
    'Visible words are messages that sites may say in another way: put them into a table of @forecourt/domain/messages and say them with `useWords` of @forecourt/ui/words.',
  ),
  'no-export-all': bannedSyntax(['ExportAllDeclaration'], 'Doors name what they export.'),
  'no-spread-literal': bannedSyntax(
    [':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression'],
    'Write the properties where the spread stands: a literal in a spread only hides them.',
  ),
  'no-default-export': bannedSyntax(
    ['ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"],
    'Exports have names; only Next, Storybook and configuration files may export a default.',
  ),
  'no-index-in-components': bannedSyntax(['Program'], 'No index inside components/: import the component’s own file.'),
  'no-client-door': bannedSyntax(
    ["ExpressionStatement[directive='use client']"],
    'An index marked as client code drags its whole library to the browser: mark the smallest file.',
  ),
  'no-silent-tests': bannedSyntax(
    ['object.name', 'object.object.name'].map(
      (root) => `MemberExpression[${root}=/^(it|test|describe)$/][property.name=/^(${silent})$/]`,
    ),
    'A test that does not run shows nothing.',
  ),
  'no-snapshots': bannedSyntax(
    ['MemberExpression[property.name=/^toMatch(Inline|File)?Snapshot$/]'],
    'Say what must hold; a snapshot only says that something changed.',
  ),
};
