const hosts = ['evil.example', 'evil.example:443/path', '127.0.0.1', '[::1]', 'evil%2Eexample'];

/** Ways to begin an address that some reader, or some decoding, takes for another site. */
const beginnings = [
  ...['//', '///', '////', '/%2f', '/%2F', '%2f%2f', '/%252f', '/%25252f', '//%2f', '/%2f%2f', '/a%2f..%2f%2f'],
  ...['/\\', '\\/', '\\\\', '\\', '/\\/', '//\\', '/ \\', '/%5c', '/%5C', '/%255c', '/%09\\', '/a\\..\\\\'],
  ...['/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', ' //', '\n//', '/ /', '/\u0000/', '/\u000b/', '\u0000//'],
  ...['/%09/', '/%0a/', '/%0d%0a/', '/%00/', '/%20/', '/\u00a0/', '/\u200b/', '/\u2028/', '/\ufeff/', '/\u00ad/'],
  ...['/./', '/../', '/..//', '/.//', '/a/..//', '/a/../../', '/%2e%2e//', '/%2e/', '/%2E%2E/', '/%252e%252e/'],
  ...['/..%2f', '/..%5c', '/..;/', '/;/../'],
  ...['/\u2044', '/\u2215', '/\uff0f', '\uff0f\uff0f', '/\uff3c', '/%ef%bc%8f', '/%ef%bc%bc', '/\u29f8', '/\u2100'],
  ...['http://', 'https://', 'HTTPS://', 'https:', 'https:/', 'https:\\', 'ftp://', 'ws://', 'file:///', '://', ':'],
  ...['http:///', 'https:////', ' https://', '\thttps://', 'ht\ntps://', 'blob:https://', 'view-source:https://'],
  ...['@', '//site.example@', '//site.example%40', '//user:pass@', '/@', '/site.example@', '/user:pass@', '/%40'],
  ...['?', '#', '.', '..', ''],
];

const others = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)'],
  ...[' javascript:alert(1)', '\u0001javascript:alert(1)', 'javascript://%0aalert(1)', '/javascript:alert(1)'],
  ...['javascript%3Aalert(1)', 'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4='],
  ...['vbscript:msgbox(1)', 'mailto:a@evil.example', 'about:blank', 'tel:000', 'intent://evil.example#Intent;end'],
  ...['', ' ', '\t', '/ ', ' /', '/\t', '/\n', '/\r\nSet-Cookie: a=b', '/%0d%0aSet-Cookie:%20a=b'],
  ...['/?a=%0d%0aSet-Cookie:b', '/?a=%00', '/#%0a', '/a#b#//evil.example', '/a?b#c#d'],
  ...['//', '///', '/////////evil.example', '/.', '/..', '/a/..', '/a/.', '/a//b', '/cars//', '/a//'],
  ...['/%', '/%2', '/%zz', '/a?%', '/a#%e0%a4', '/%c0%af', '/%e0%80%af', '/%ff', '/%u2215', '/\ud800'],
  ...['/<script>', '/"onload="', "/'x", '/a b', '/a|b', '/a^b', '/`', '/{x}', '/[x]', '/caf\u00e9', '/a%00.png'],
  ...['/\u202e/elpmaxe.live', '/a;//evil.example', '/a?b=\\\\evil.example', '/a?b=<c>', '/a#\u200b'],
  ...[`/${'a'.repeat(2_000)}`, `/?${'a'.repeat(2_000)}`, `//${'a'.repeat(3_000)}.example`],
];

/** Values that somebody may send as the place to go to next, none of which may be followed. */
export const hostileAddresses: readonly string[] = [
  ...new Set([...beginnings.flatMap((start) => hosts.map((host) => start + host)), ...others]),
];
