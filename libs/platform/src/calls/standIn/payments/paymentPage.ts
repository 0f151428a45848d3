import { createHash } from 'node:crypto';
import type { CardEntry } from './testCards.ts';
import { testCards } from './testCards.ts';

const style = `
:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1c2430; background: #f3f5f8 }
* { box-sizing: border-box }
body { margin: 0 }
.banner { margin: 0; background: #7a2e00; color: #fff; padding: .75rem 1rem; text-align: center }
main { max-width: 34rem; margin: 2rem auto; padding: 0 1rem 3rem }
.card { background: #fff; border: 1px solid #d5dbe3; border-radius: .75rem; padding: 1.5rem }
.card + .card { margin-top: 1.5rem }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 }
h2 { font-size: 1.0625rem; margin: 0 0 .5rem }
.amount { font-size: 2.25rem; font-weight: 700; margin: .75rem 0 .25rem; font-variant-numeric: tabular-nums }
.quiet { color: #4b5768; margin: 0 }
label { display: block; font-weight: 600; margin-top: 1.25rem }
input { font: inherit; width: 100%; padding: .75rem; border: 1px solid #6b7789; border-radius: .5rem; background: #fff; color: inherit }
input[aria-invalid=true] { border: 2px solid #b3261e }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
.pair label { white-space: nowrap }
.fault { color: #b3261e; margin: .375rem 0 0; font-size: .9375rem }
.alert { border: 2px solid #b3261e; border-radius: .5rem; padding: .75rem 1rem; margin-top: 1.25rem }
.alert p { margin: 0 }
button { font: inherit; font-weight: 700; width: 100%; min-height: 3rem; margin-top: 1.5rem; border: 0; border-radius: .5rem; background: #14532d; color: #fff; cursor: pointer }
button:hover { background: #0f3f22 }
.wallet { background: #1c2430; margin-top: 1rem }
.wallet:hover { background: #000 }
.note { margin: 1.25rem 0 0 }
.back { display: flex; min-height: 3rem; align-items: center; justify-content: center; margin-top: .5rem }
a { color: #0b4f9e }
:focus-visible { outline: 3px solid #0b4f9e; outline-offset: 2px }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; font-weight: 600; padding-bottom: .5rem }
th, td { text-align: left; padding: .5rem 0; border-top: 1px solid #d5dbe3; vertical-align: top }
th { font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; padding-right: 1rem; user-select: all }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);

/** @param leadsTo origins that forms of the page may redirect to */
export function pageHeaders(leadsTo: readonly string[]): Record<string, string> {
  const targets = ["'self'", ...leadsTo].join(' ');
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
  };
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<p class="banner" role="note"><strong>This is a demonstration.</strong> No bank is involved and no money changes hands. Never enter your own card.</p>
<main>${content}</main>
</body>
</html>
`;
}

interface Field {
  name: keyof CardEntry;
  label: string;
  value: string;
  fault: string | undefined;
}

function field({ name, label, value, fault }: Field): string {
  const faulty = fault === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`;
  const errorHtml = fault === undefined ? '' : `<p class="fault" id="${name}-fault">${escaped(fault)}</p>`;
  return `<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escaped(value)}" inputmode="${name === 'expiry' ? 'text' : 'numeric'}" autocomplete="off" maxlength="24" required${faulty}>${errorHtml}</div>`;
}

export interface PageFacts {
  title: string;
  description: string;
  /** Already worded. @example '$200.00' */
  amount: string;
  /** The shop's note on payment methods. */
  note: string;
  /** Payment methods: cards by the form, wallets by a button each. */
  ways: { cards: boolean; wallets: readonly string[] };
  /** Target of the cancel link. */
  back: string;
  /** Shown above the form: why the last try failed. */
  trouble?: string;
  entry?: CardEntry;
  errors?: Partial<Record<keyof CardEntry, string>>;
}

/** The form that takes a card, for people who use a keyboard, a screen reader or a browser without script. */
export function paymentPage({
  title,
  description,
  amount,
  note,
  ways,
  back,
  trouble,
  entry,
  errors = {},
}: PageFacts): string {
  const isFaulty = Object.keys(errors).length > 0;
  const words = trouble ?? (isFaulty ? 'Please correct the fields marked below.' : null);
  const alert = words === null ? '' : `<div class="alert" role="alert"><p>${escaped(words)}</p></div>`;
  const rows = testCards.map((card) => `<tr><th scope="row">${card.number}</th><td>${card.words}</td></tr>`).join('');
  const number = { name: 'number' as const, label: 'Card number', value: entry?.number ?? '', fault: errors.number };
  const expiry = { name: 'expiry' as const, label: 'Expiry, MM/YY', value: entry?.expiry ?? '', fault: errors.expiry };
  const cvc = { name: 'cvc' as const, label: 'Security code', value: '', fault: errors.cvc };
  const wallets = ways.wallets
    .map(
      (wallet) =>
        `<form method="post"><input type="hidden" name="wallet" value="${escaped(wallet)}"><button class="wallet" type="submit">Pay ${escaped(amount)} with ${escaped(wallet)}</button></form>`,
    )
    .join('');
  const cardForm = `<form method="post">
${field(number)}
<div class="pair">${field(expiry)}${field(cvc)}</div>
<button type="submit">Pay ${escaped(amount)}</button>
</form>`;
  const cardList = `<section class="card"><table>
<caption>Test cards: use any future date and any three digits. A different security code counts as a different card.</caption>
<tbody>${rows}</tbody></table></section>`;
  return frame(
    `${words === null ? '' : 'Error: '}Pay ${amount} (demonstration)`,
    `<section class="card">
<h1>${escaped(title)}</h1>
<p class="amount">${escaped(amount)}</p>
<p class="quiet">${escaped(description)}</p>
${alert}
<p class="note">${escaped(note)}</p>
${wallets}${ways.cards ? cardForm : ''}
<a class="back" href="${escaped(back)}">Cancel and go back</a>
</section>
${ways.cards ? cardList : ''}`,
  );
}

/** Says why there is nothing to pay here. */
export function closedPage(title: string, words: string, back: string | null): string {
  const link = back === null ? '' : `<a class="back" href="${escaped(back)}">Back to the dealer</a>`;
  return frame(
    `${title} (demonstration)`,
    `<section class="card"><h1>${escaped(title)}</h1><p>${escaped(words)}</p>${link}</section>`,
  );
}
