import { origin, usualMessage, type Dice, type Post } from './posts.ts';

const firstNames = [
  "Robin|Mia|José|Zoë|Siobhán|Nguyễn|Łukasz|Bjørn|François|Müge|Anaïs|Mary-Jane|D’Arcy|Sean-O'Neil",
  'LeBron|McKenzie|Ng|Xi|Zbigniew|Krzysztof|Siddharth|Farooq|Qasim|Iqbal|Xquenda|Ольга|美玲|محمد|JOHN',
  'sarah|Jo|Al|Te Ariki|Tjungarrayi',
].flatMap((some) => some.split('|'));
const lastNames = [
  "Nguyen|O’Brien|D'Angelo|van der Merwe|Szczepański|Brzęczyszczykiewicz|Schwarzkopf|Knightsbridge",
  'Goldschmidt|Rothschild|Hirschsprung|MacDonald|DeLaCruz|Papadopoulos|Seo|Li|Ó Súilleabháin|Þórsson',
  'Wojciechowski|Venkataramanan|Tran-Pham|SMITH|jones|Иванова|王|Strzelczyk|Ferguson',
].flatMap((some) => some.split('|'));
const short = [
  'Price?|Still available?|Is this still available?|hi|Ok|Call me|call me after 5 pls|Best price?',
  'rego til when|any finance?|Does it have a tow bar|KM?|Interested|Thx|???|Test drive Saturday?',
  'Hi mate whats ur best price cash|Do you take bitcoin?|Is the jackpot colour red or maroon',
  'photos of boot',
].flatMap((some) => some.split('|'));
const long = [
  'Good morning, I am after a first car for my daughter. Does this one still have its service book, and how many keys are there?',
  'We live in Broome and would need it delivered. What would that cost, and could you send a video of it running first?',
  'I work nights at the casino so please text rather than call. Would you hold it until Friday if I pay a deposit?',
  'Can you do better than the list price if I trade in my 2014 Escort? It has 180,000 km and a new timing belt.',
  'Bonjour, my English is not so good. I want see the car on Saturday. It is possible? Merci beaucoup.',
  'The website said the price is drive away. Does that include stamp duty, and is finance through your own lender?',
  'My husband spoke with Dave last week about the grey one. He said to write here to book a time to drive it again.',
  'Could we get a quote to service 12 utes a year for our farm? ABN and details on request. Regards, Kowalski & Sons.',
];
const links = [
  `${origin}/cars/2023-toyota-rav4-t1001`,
  'https://harbour-toyota.localhost/cars/2023-toyota-rav4-t1001',
  'https://www.carsales.com.au/cars/details/2019-toyota-rav4/SSE-AD-1234567/',
  'www.gumtree.com.au/s-ad/perth/1312345678',
  'https://www.facebook.com/marketplace/item/1234567890',
  'https://maps.google.com/?q=12+Quarry+St',
];

function message(dice: Dice): string {
  const kind = dice.chance();
  if (kind < 0.3) return usualMessage;
  if (kind < 0.6) return dice.pick(short);
  const own =
    dice.chance() < 0.5
      ? `Ring 0${dice.between(400_000_000, 499_999_999)}.`
      : `We are at ${dice.between(1, 900)} High Street.`;
  const text = `${dice.pick(long)} ${own}`;
  return kind < 0.85 ? text : `${text} I mean this one: ${dice.pick(links)}`;
}

/** How long it took: who is known, or writes next to nothing, is done at once; others take their time. */
function age(text: string, dice: Dice): number {
  const isWritten = text !== usualMessage && text.length >= 20;
  if (!isWritten && dice.chance() < 0.5) return dice.between(60, 2_900);
  // The quickest of them paste.
  if (dice.chance() < 0.1) return dice.between(1_200, 2_900);
  return dice.chance() < 0.9 ? dice.between(3_000, 1_800_000) : dice.between(1_800_000, 80_000_000);
}

/** Enquiries as buyers send them. */
export function* people(dice: Dice): Generator<Post> {
  for (let person = 0; ; person += 1) {
    const [name, last_name] = [dice.pick(firstNames), dice.pick(lastNames)];
    const text = message(dice);
    const email = `${name}.${last_name}.${person}@example.com`.toLowerCase();
    const values = { name, last_name, email, phone: '0412 345 678', message: text };
    // A household, or a telephone company that puts many behind one address.
    const address = dice.chance() < 0.3 ? `198.51.100.${person % 200}` : `2001:db8:${person.toString(16)}::1`;
    const vehicles = dice.chance() < 0.1 ? dice.between(2, 5) : 1;
    for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
      const own = dice.chance() < 0.15 ? { byScript: false } : { ageMs: age(text, dice) };
      yield { ...own, address, values };
    }
  }
}
