/** Markdown that would run, frame or restyle something wherever it became HTML unchecked. */
export const hostileProse: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>body{display:none}</style>',
  '[a](javascript:alert(1))',
  '[a](/100%)',
  '[a](https://a.example/%zz{dealer})',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '![a](javascript:alert(1))',
  '![a](data:image/svg+xml,<svg/onload=alert(1)>)',
  '<a href="/" onclick="alert(1)">a</a>',
  '<svg/onload=alert(1)>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '[a]: javascript:alert(1)\n\n[a]',
  '<javascript:alert(1)>',
  '`<script>alert(1)</script>`\n\n```html\n<script>alert(1)</script>\n```',
];

/** What ends the place that a text stands in: an attribute, an element, a comment, data of a script. */
export const hostileWords: readonly string[] = [
  ...hostileProse,
  '"><x-hostile></x-hostile><a href="',
  "'><x-hostile></x-hostile><a href='",
  '</script><x-hostile></x-hostile><script>alert(1)</script>',
  '</title></textarea></style><x-hostile></x-hostile>',
  '--><x-hostile></x-hostile><!--',
  '" onmouseover="alert(1)" x="',
  'javascript:alert(1)',
  '\u2028alert(1)\u2029\\u003c/script><x-hostile></x-hostile>',
  '{dealer}{"@type":"Offer"}]]><x-hostile></x-hostile>',
];
