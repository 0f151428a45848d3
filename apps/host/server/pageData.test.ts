import { answersPlace } from '../src/site/list/searchDrawing.ts';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { readRows } from './dataRows.ts';
import { fromPage } from './fromPage.ts';
import { pageData } from './pageData.ts';

const list = '<ul class="a" data-once="makes"><li><a href="/search/kia">Kia &amp; co</a></li><li>5</li></ul>';
const element = (name: string, children: unknown) => ['$', 'ul', null, { className: 'a', 'data-once': name, children }];
const links = [
  ['$', 'li', null, { children: ['$', '$L2', null, { href: '/search/kia', children: 'Kia & co' }] }],
  '$L4',
];

interface Given {
  html?: string;
  children?: unknown;
  rest?: string[];
  name?: string;
}

function page({ html = list, children = links, rest = [], name = 'makes' }: Given = {}): string {
  const rows = [
    '1:"$Sreact.fragment"',
    '2:I[11,["$9"],"SiteLink"]',
    '3:I[12,["$9"],"Heart"]',
    '4:["$","li",null,{"children":["$","$1",null,{"children":5}]}]',
    '5:T6,a\nb\nc\n',
    `0:${JSON.stringify({ tree: ['$', 'main', null, { children: element(name, children) }] })}`,
    ...rest,
  ];
  const data = JSON.stringify(rows.map((row) => (row.startsWith('5:') ? row : `${row}\n`)).join(''));
  return `<html><body>${html}<script>self.__next_f.push([1,${data.replaceAll('<', '\\u003c')}])</script></body></html>`;
}

/** The data as the framework gets it, after the page's script. */
function dataOf(html: string): string {
  const source = /self\.__next_f\.push\(\[1,([\s\S]*)\]\)<\/script>/.exec(html)?.[1] ?? '""';
  const querySelector = (selector: string) => {
    const name = /\[data-once=([\w-]+)\]/.exec(selector)?.[1] ?? '';
    const innerHTML = new RegExp(` data-once="${name}"[^>]*>(.*?)</ul>`).exec(html)?.[1];
    return innerHTML === undefined ? null : { innerHTML };
  };
  return runInNewContext(source, { document: { querySelector } }) as string;
}

describe('pageData', () => {
  it('leaves a page alone that it has been through', () => {
    const once = pageData(page());
    expect(once).not.toBe(page());
    expect(pageData(once)).toBe(once);
  });

  it('leaves out what the HTML says, and the framework gets it from there', () => {
    const html = pageData(page());
    expect(html).not.toMatch(/Kia & co|SiteLink.*Kia/);
    const rows = readRows(dataOf(html)) ?? [];
    const root = rows.find(({ id }) => id === '0');
    expect(JSON.parse(root?.text ?? '{}')).toEqual({
      tree: [
        '$',
        'main',
        null,
        {
          children: [
            '$',
            'ul',
            null,
            {
              className: 'a',
              'data-once': 'makes',
              dangerouslySetInnerHTML: { __html: '<li><a href="/search/kia">Kia &amp; co</a></li><li>5</li>' },
            },
          ],
        },
      ],
    });
    // Only the marked part referred to these.
    expect(rows.map(({ id }) => id)).toEqual(['3', '5', '0']);
  });

  it('leaves out the HTML that an element is given', () => {
    const html = '<ul class="a" data-once="facts">{"a":"\\u003cb>"}</ul>';
    const facts = ['$', 'ul', null, { 'data-once': 'facts', dangerouslySetInnerHTML: { __html: '$8' } }];
    const data = dataOf(pageData(page({ html: list + html, rest: [`7:${JSON.stringify(facts)}`, '8:T2,a'] })));
    expect(readRows(data)?.map(({ id }) => id)).toEqual(['3', '5', '0', '7']);
    expect(data).toContain('{"__html":"{\\"a\\":\\"\\\\u003cb>\\"}"}');
  });

  it('leaves out the framework’s own page for what is not found', () => {
    const unseen = [['$', 'h1', null, { className: 'next-error-h1', children: 404 }], []];
    const router = ['$', '$L3', null, { notFound: unseen, template: ['$', '$L3', null, {}] }];
    const seen = ['$', '$L3', null, { notFound: [['$', 'h1', null, { children: 'Gone' }], []] }];
    const rows = readRows(dataOf(pageData(page({ rest: [`8:${JSON.stringify([router, seen])}`] })))) ?? [];
    expect(JSON.parse(rows.find(({ id }) => id === '8')?.text ?? '')).toEqual([
      ['$', '$L3', null, { notFound: '$undefined', template: ['$', '$L3', null, {}] }],
      seen,
    ]);
  });

  it('keeps rows that something else refers to', () => {
    const html = pageData(page({ rest: ['6:["$","p",null,{"children":"$L4"}]', '7:["$6"]'] }));
    expect((readRows(dataOf(html)) ?? []).map(({ id }) => id)).toEqual(['1', '3', '4', '5', '0', '6', '7']);
  });

  it('copies what another part of the data means by a reference into it', () => {
    const reference = '6:["$","p",null,{"children":"$0:tree:props:children:props:children:0"}]';
    const rows = readRows(dataOf(pageData(page({ rest: [reference] })))) ?? [];
    expect(JSON.parse(rows.find(({ id }) => id === '6')?.text ?? '')).toEqual(['$', 'p', null, { children: links[0] }]);
  });

  it('keeps what the page begins with, also where such a part refers into it', () => {
    const rest = ['6:{"words":"Kia & co","page":"$0"}'];
    const link = ['$', '$L2', null, { href: '/search/kia', children: '$6:words' }];
    const children = [['$', 'li', null, { children: link }], '$L4'];
    const rows = readRows(dataOf(pageData(page({ children, rest })))) ?? [];
    expect(rows.map(({ id }) => id)).toContain('0');
  });

  it('gives the framework a text that begins like a reference as a text', () => {
    const prices = '<ul class="a" data-once="makes">$5</ul>';
    const data = dataOf(pageData(page({ html: prices, children: '$$5' })));
    expect(data).toContain('{"__html":"$$5"}');
  });

  it.each<[string, Given]>([
    ['something live is in it', { children: ['$', '$L3', null, {}] }],
    ['it is given something by reference that is not there', { children: '$La' }],
    ['its name is there twice', { html: list + list }],
    ['its name is not in the HTML', { html: '<p>Kia</p>' }],
    ['its name is no name', { name: 'a"b', html: '<ul data-once="a"b"></ul>' }],
    [
      'another part of the data refers to what is not there',
      { rest: ['6:["$","p",null,{"children":"$0:tree:props:children:props:title"}]'] },
    ],
    ['the data is not understood', { rest: ['6:Uff,abc'] }],
  ])('leaves the page as it is where %s', (_why, given) => {
    expect(pageData(page(given))).toBe(page(given));
  });

  describe('finds elements without a name by their HTML', () => {
    const words = 'As many words as are worth a name, with a price of 5 & more. '.repeat(2);
    const html = `<ul class="a"><li id="x" style="color:red;--y:2"><a href="/cars" class="b">${words.replaceAll('&', '&amp;')}</a>5<!-- --> km</li></ul>`;
    const link = ['$', '$L2', null, { className: 'b', href: '/cars', children: words }];
    const item = { id: 'x', title: '$undefined', style: { color: 'red', '--y': 2 }, children: [link, 5, ' km', '$L8'] };
    const part = JSON.stringify(['$', 'ul', 'key', { className: 'a', children: ['$', 'li', null, item] }]);
    const given = (more: string, text = part): string =>
      page({ html: list + more, rest: [`7:["$","main",null,{"children":${text}}]`, '8:[]'] });

    it('names them on the page, and leaves their content out', () => {
      const done = pageData(given(html));
      const [, name = ''] = /<ul data-once="(_[\w-]{6})" class="a"><li id="x"/.exec(done) ?? [];
      expect(name).not.toBe('');
      const row = readRows(dataOf(done))?.find(({ id }) => id === '7');
      const content = { __html: /<li id="x".*?<\/li>/.exec(html)?.[0] };
      const own = { className: 'a', 'data-once': name, dangerouslySetInnerHTML: content };
      expect(JSON.parse(row?.text ?? '')).toEqual(['$', 'main', null, { children: ['$', 'ul', 'key', own] }]);
    });

    it('names them alike on a page that says more, and otherwise where they say something else', () => {
      const nameOn = (done: string) => /<ul data-once="([^"]+)" class="a">/.exec(done)?.[1];
      const name = nameOn(pageData(given(html)));
      expect(nameOn(pageData(given(`<p>Another price</p>${html}`)))).toBe(name);
      const other = (text: string) => text.replaceAll('a name', 'another name');
      const changed = nameOn(pageData(given(other(html), other(part))));
      expect(changed).toMatch(/^_/);
      expect(changed).not.toBe(name);
    });

    it.each<[string, string]>([
      ['it is there twice', given(html + html)],
      ['it is there for browsers without scripts alone', given(`<noscript>${html}</noscript>`)],
      ['the HTML is another', given(html.replace('red', 'blue'))],
      ['the framework cannot draw it', given(html, part.replace('"$L8"', '{"a":1}'))],
      ['something live is in it', given(html, part.replace('"$L8"', '["$","$L3",null,{}]'))],
      [
        'a name would cost as much',
        given('<ul class="a">few</ul>', JSON.stringify(['$', 'ul', 'key', { className: 'a', children: 'few' }])),
      ],
    ])('leaves it in the data where %s', (_why, before) => {
      const done = pageData(before);
      expect(done).not.toContain('data-once="_');
      expect(readRows(dataOf(done))?.find(({ id }) => id === '7')?.text).toContain('"className":"a"');
    });

    it('does not look for them on a list, which is made for each of its addresses', () => {
      const answers = `<script>${answersPlace}1</script>`;
      expect(pageData(given(html + answers))).not.toContain('data-once="_');
    });

    it('does not look for them on a page that is HTML for the most part', () => {
      const done = pageData(given(html + '<p>Card</p>'.repeat(1_000)));
      expect(done).not.toContain('data-once="_');
      expect(done).toContain('\\u0001makes');
    });
  });

  it('leaves pages without such parts, and without data, as they are', () => {
    const plain = page().replaceAll('data-once', 'data-one');
    expect(pageData(plain)).toBe(plain);
    expect(pageData('<p>Hello</p>')).toBe('<p>Hello</p>');
  });

  it('reads rows so that they can be written again', () => {
    const data = '1:"$Sx"\n:HL["/a","style"]\n2:T3,a\n\n3:I[1,[],"A"]\n4:{"a":"$2"}\n';
    expect(
      readRows(data)
        ?.map(({ head, text, tail }) => head + text + tail)
        .join(''),
    ).toBe(data);
    expect(readRows(data)?.map(({ kind }) => kind)).toEqual(['other', 'other', 'text', 'component', 'data']);
    expect(readRows('2:Tff,a')).toBeNull();
    expect(readRows('no row')).toBeNull();
    expect(fromPage('nothing')).toBe('nothing');
  });
});
