import { describe, expect, it } from 'vitest';
import { lesserReadings, nearestReadings } from './lesserReadings.ts';
import { readQuery } from './readQuery.ts';
import { StockWords } from './StockWords.ts';

const stock = new StockWords({
  counts: {
    make: { Toyota: 9, Mazda: 5, Kia: 3, Volkswagen: 2, 'Land Rover': 1, Peugeot: 1 },
    make_model: {
      'Toyota > HiLux': 5,
      'Toyota > RAV4': 4,
      'Mazda > 2': 2,
      'Mazda > CX-5': 3,
      'Volkswagen > Golf': 2,
      'Peugeot > 2008': 1,
    },
    body: { Ute: 5, SUV: 7, Hatch: 4, Hatchback: 1, Wagon: 1 },
    fuel: { Diesel: 5, 'Petrol - Premium': 2, Petrol: 5, Electric: 1 },
    drive: { '4x4': 5, FWD: 7 },
    transmission: { Automatic: 9, Manual: 3 },
    colour: { White: 4, 'Glacier White': 2, Gold: 1, Red: 2 },
    state: { QLD: 3, WA: 4 },
    city: { Penrith: 2 },
    car_type: { new: 4, used: 9 },
  },
  cheapPrice: 18_900,
  dearPrice: 60_000,
  lowKm: 30_000,
  lateYear: 2022,
  maxTowing: 3_500,
});
const now = new Date('2026-11-22T00:00:00Z');
const read = (query: string) => {
  const { chips, text } = readQuery(query, stock, now);
  return [...chips.map((chip) => chip.text), ...(text ? [`“${text}”`] : [])];
};

describe('readQuery', () => {
  it.each([
    ['2018 white hilux under 40000', ['2018', 'White', 'Toyota HiLux', 'Up to $40,000']],
    ['cheap automatic suv 7 seats', ['Cheap: up to $18,900', 'Automatic', 'SUV', '7 seats']],
    ['cheap suv under 30k', ['Cheap: up to $18,900', 'SUV', 'Up to $30,000']],
    ['over 20000 under 40000', ['From $20,000', 'Up to $40,000']],
    ['4wds', ['4x4']],
    ['off road ute', ['Off-road: 4x4', 'Ute']],
    ['off road caravan', ['Caravan', '“off road”']],
    ['economical suv', ['Economical: Electric', 'SUV']],
    ['something good on fuel', ['Economical: Electric']],
    ['white on white', ['White']],
    // Amounts in words, and kilometres by the names that buyers have for them.
    ['under thirty thousand', ['Up to $30,000']],
    ['between twenty and thirty five grand', ['$20,000 to $35,000']],
    ['a hundred and twenty thousand kilometres or less', ['Up to 120,000 km']],
    ['60000 kays or less', ['Up to 60,000 km']],
    ['less than 40k on the clock', ['Up to 40,000 km']],
    ['30000 dollars', ['Up to $30,000']],
    // Years as the trade writes them.
    ["'18 hilux", ['2018', 'Toyota HiLux']],
    ['my19 rav4', ['2019', 'Toyota RAV4']],
    ['my2019 rav4', ['2019', 'Toyota RAV4']],
    ['2018 model suv', ['2018', 'SUV']],
    ['2018 model or newer', ['From 2018']],
    // Seats within limits.
    ['more than 5 seats', ['6 seats or more']],
    ['at least 7 seats', ['7 seats or more']],
    ['suv with third row seats', ['SUV', 'Three rows: 7 seats or more']],
    ['three rows of seats', ['Three rows: 7 seats or more']],
    ['7 or more seats', ['7 seats or more']],
    ['7+ seats', ['7 seats or more']],
    ['7 or 8 seats', ['7 to 8 seats']],
    ['seats 7', ['7 seats']],
    // Extremes of this stock, and kinds of car.
    ['most expensive suv', ['Most expensive first', 'SUV']],
    ['newest ute', ['Newest first', 'Ute']],
    ['lowest kms', ['Lowest kilometres first']],
    ['cheapest automatic', ['Cheapest first', 'Automatic']],
    ['new arrivals', ['Newest listings first']],
    ['delivery kms', ['Delivery kilometres: up to 500 km']],
    ['small automatic car', ['Small: Hatch, Hatchback', 'Automatic']],
    ['small suv', ['Small: 2008', 'SUV']],
    ['large suv', ['SUV', '“large”']],
    ['small wagon', ['Wagon', '“small”']],
    ["soccer mum's car", ['Family: SUV, Wagon']],
    ["i'm after a fully electric car", ['Electric']],
    ['suv without diesel engine', ['SUV', 'Not Diesel']],
    // Mistyped words of few and common ones.
    ['automattic whtie desiel sub', ['Automatic', 'White', 'Diesel', '“sub”']],
    // Models and makes that are not in this stock.
    ['x-trail', ['Nissan X-Trail']],
    ['d max', ['Isuzu D-MAX']],
    ['merc c class', ['Mercedes-Benz C-Class']],
    ['bmw under 40k', ['BMW', 'Up to $40,000']],
    ['patrol', ['Nissan Patrol']],
    // A CX-5 is neither an X5 nor a CX-50.
    ['bmw x5', ['BMW X5']],
    ['cx-50', ['Mazda CX-50']],
    ['hilux or ranger', ['Toyota HiLux or Ford Ranger']],
    ['any colour but white', ['Not White']],
    ['post 2018 suv', ['From 2018', 'SUV']],
    ['pick up truck', ['Ute']],
    ['3500 kg towing capacity', ['Tows 3,500 kg']],
    ['suv within 100km of nowhereton', ['SUV', '“100km nowhereton”']],
    ['low kms', ['Low kilometres: up to 30,000 km']],
    ['family car', ['Family: SUV, Wagon']],
    ['20k', ['Up to $20,000']],
    ['20000', ['Up to $20,000']],
    ['hilux 40,000', ['Toyota HiLux', 'Up to $40,000']],
    ['22500 suv', ['Up to $22,500', 'SUV']],
    ['over 20000 40000', ['From $20,000', 'Up to $40,000']],
    ['80000 kms', ['Up to 80,000 km']],
    ['$150 per week', ['Up to $150 a week']],
    ['suv 150pw', ['SUV', 'Up to $150 a week']],
    ['under $180 p/w', ['Up to $180 a week']],
    ['200/wk ute', ['Up to $200 a week', 'Ute']],
    ['2020 2021', ['2020 to 2021']],
    ['2018-2020', ['2018 to 2020']],
    ['from 2018', ['From 2018']],
    ['2018+ kia', ['From 2018', 'Kia']],
    ['less than 100,000 km', ['Up to 100,000 km']],
    ['100k kms', ['Up to 100,000 km']],
    ['between 15 and 25 grand', ['$15,000 to $25,000']],
    ['$20k to $30k ute', ['$20,000 to $30,000', 'Ute']],
    ['under 150 a week', ['Up to $150 a week']],
    ['tow 3 tonne', ['Tows 3,000 kg']],
    ['3.5t towing', ['Tows 3,500 kg']],
    ['4 berth', ['4 berths']],
    ['seven seater', ['7 seats']],
    ['5 door hatch', ['5 doors', 'Hatch']],
    ['four-door ute', ['4 doors', 'Ute']],
    ['3dr mazda 2', ['3 doors', 'Mazda 2']],
    ['diesel ute dual cab 4x4 canopy', ['Diesel', 'Ute', 'Dual cab: Ute with 5 seats', '4x4', '“canopy”']],
    ['mazda 2', ['Mazda 2']],
    ['cx 5', ['Mazda CX-5']],
    ['utes', ['Ute']],
    ['hatchback', ['Hatch']],
    ['pickup', ['Ute']],
    ['vw', ['Volkswagen']],
    ['queensland', ['QLD']],
    ['WA', ['WA']],
    ['near penrith', ['Penrith']],
    ['peugeot 2008', ['Peugeot 2008']],
    ['2008', ['2008']],
    ['new kia', ['New', 'Kia']],
    ['the best car in wa', ['WA']],
    // No vehicle of this stock stands there or has that colour.
    ['tas', ['TAS']],
    ['hilux in new south wales', ['Toyota HiLux', 'NSW']],
    ['purple ute', ['Purple', 'Ute']],
    ['vee dub', ['Volkswagen']],
    // Ends of ranges, before and after their number.
    ['< 60000kms', ['Up to 60,000 km']],
    ['> 2019', ['From 2019']],
    ['no older than 2018', ['From 2018']],
    ['older than 2010', ['Before 2010']],
    ['kia 2019 or newer', ['Kia', 'From 2019']],
    ['2015 and older', ['Up to 2015']],
    ['vw golf 2019+', ['Volkswagen Golf', 'From 2019']],
    ['100000km or less', ['Up to 100,000 km']],
    ['25k max', ['Up to $25,000']],
    ['sub 50000km', ['Up to 50,000 km']],
    ['kms under 80000', ['Up to 80,000 km']],
    ['odometer under 80', ['Up to 80,000 km']],
    ['under 100ks', ['Up to 100,000 km']],
    ["under 100 k's", ['Up to 100,000 km']],
    ['price 20000', ['Up to $20,000']],
    ['20k budget', ['Up to $20,000']],
    ['hilux under 50', ['Toyota HiLux', 'Up to $50,000']],
    ['max 7 seats', ['Up to 7 seats']],
    ['10-15k', ['$10,000 to $15,000']],
    ['$10k - $15k', ['$10,000 to $15,000']],
    ['20000-30000', ['$20,000 to $30,000']],
    ['about 20k', ['About $20,000: $17,000 to $23,000']],
    // Ages.
    ['less than 5 years old', ['Up to 5 years old (2021 or newer)']],
    ['no older than 3 years', ['Up to 3 years old (2023 or newer)']],
    ['over 10 years old', ['At least 10 years old (2016 or older)']],
    ['7 year warranty', ['“7 year warranty”']],
    // Negations and alternatives.
    ['not white', ['Not White']],
    ['hilux not red', ['Toyota HiLux', 'Not Red']],
    ['anything but a ute', ['Not Ute']],
    ['petrol or diesel', ['Petrol or Diesel']],
    ['hilux or rav4', ['Toyota HiLux or Toyota RAV4']],
    ['hilux white rav4', ['Toyota HiLux or Toyota RAV4', 'White']],
    ['kia toyota', ['Kia or Toyota']],
    // Words relative to the stock as a whole.
    ['late model ute', ['Late model: 2022 or newer', 'Ute']],
    ['nearly new', ['Late model: 2022 or newer']],
    ['brand new kia', ['New', 'Kia']],
    ['p plater', ['Small: Hatch, Hatchback']],
    ['first car under 10k', ['Small: Hatch, Hatchback', 'Up to $10,000']],
    ['tradie', ['Work: Ute']],
    ['something to tow a caravan', ['Towing: 2,500 kg or more']],
    ['towing capacity of at least 3500kg', ['Tows 3,500 kg']],
    ['tow bar', ['“tow bar”']],
    ['good cars for sale', []],
  ])('[SRCH-02] reads %s', (query, chips) => {
    expect(read(query)).toEqual(chips);
  });

  // A postcode, a stock number, an engine's name.
  it.each(['golf', 'gold', '5', 'canopy', 'gxl', '', '8500', '43817', '1500'])(
    'leaves %s to the search: it may mean several things',
    (query) => {
      expect(readQuery(query, stock, now)).toMatchObject({ chips: [], text: query, names: query });
    },
  );

  it('takes all shades of a colour', () => {
    expect(readQuery('white', stock, now).chips[0]?.filter).toBe('(colour:"White" OR colour:"Glacier White")');
  });

  it('removes the words of a chip from the query, and no others', () => {
    const { chips } = readQuery('White HiLux under $40,000 with canopy', stock, now);
    expect(chips.map(({ without }) => without)).toEqual([
      'HiLux under $40,000 with canopy',
      'White under $40,000 with canopy',
      'White HiLux with canopy',
    ]);
  });

  it('removes both of two names from the query, and the word between them', () => {
    const { chips } = readQuery('auto petrol or diesel hilux and rav4', stock, now);
    expect(chips.map(({ without }) => without)).toEqual([
      'petrol or diesel hilux and rav4',
      'auto hilux and rav4',
      'auto petrol or diesel',
    ]);
  });

  it('asks for none of the excluded values', () => {
    expect(readQuery('not white', stock, now).chips[0]?.filter).toBe(
      'NOT colour:"White" AND NOT colour:"Glacier White"',
    );
  });

  it('keeps the names of a query for the last try, and not its amounts', () => {
    expect(readQuery('white canopy hilux $150 a week', stock, now).names).toBe('white canopy hilux');
    expect(readQuery('something to tow 3 tonne', stock, now).names).toBe('');
  });

  it('shows suitable bodies for towing where no vehicle states a capacity', () => {
    const untold = new StockWords({ ...stock.facts, maxTowing: null });
    const [chip] = readQuery('tow 3 tonne', untold, now).chips;
    expect([chip?.text, chip?.filter]).toEqual([
      'Tows 3,000 kg: 4x4 Ute, SUV',
      'drive:"4x4" AND (body:"Ute" OR body:"SUV")',
    ]);
  });

  it.each([
    ['bmw 3 series', ['BMW 3 Series'], ['BMW > 320i', 'BMW > 330e', 'BMW > M340i']],
    ['3 series', ['BMW 3 Series'], ['BMW > 320i', 'BMW > 330e', 'BMW > M340i']],
    ['merc c class', ['Mercedes-Benz C-Class'], ['Mercedes-Benz > C-CLASS', 'Mercedes-Benz > C200']],
    ['mercedes glc-class', ['Mercedes-Benz GLC-Class'], ['Mercedes-Benz > GLC 300', 'Mercedes-Benz > GLC250']],
    ['lexus nx', ['Lexus NX'], ['Lexus > NX', 'Lexus > NX300h']],
    ['c200', ['Mercedes-Benz C200'], ['Mercedes-Benz > C200']],
    ['bmw x5', ['BMW X5'], ['BMW > X5']],
  ])('[SRCH-05] knows the models of a family by its name: %j', (query, chips, models) => {
    const numbered = ['BMW > 118i', 'BMW > 320i', 'BMW > 330e', 'BMW > M340i', 'BMW > M3', 'BMW > X5', 'BMW > 530d'];
    const classes = ['C-CLASS', 'C200', 'CLA200', 'GLC 300', 'GLC250'].map((model) => `Mercedes-Benz > ${model}`);
    const all = [...numbered, ...classes, 'Lexus > NX', 'Lexus > NX300h', 'Lexus > RX350', 'Toyota > 86'];
    const make_model = Object.fromEntries(all.map((model) => [model, 1]));
    const make = { BMW: 7, 'Mercedes-Benz': 5, Lexus: 3, Toyota: 1 };
    const german = new StockWords({ ...stock.facts, counts: { ...stock.facts.counts, make, make_model } });
    const reading = readQuery(query, german, now);
    expect(reading.chips.map(({ text }) => text)).toEqual(chips);
    const quoted = [...(reading.chips[0]?.filter ?? '').matchAll(/"([^"]+)"/g)].map(([, model]) => model);
    expect(quoted).toEqual(models);
  });

  it('[SRCH-05] reads a phrase before a model named like its first word', () => {
    const counts = { ...stock.facts.counts, make_model: { 'Honda > City': 2 } };
    const cities = new StockWords({ ...stock.facts, counts });
    const texts = (query: string) => readQuery(query, cities, now).chips.map(({ text }) => text);
    expect(texts('city car under 15000')).toEqual(['Small: Hatch, Hatchback', 'Up to $15,000']);
    expect(texts('honda city')).toEqual(['Honda City']);
  });

  it('[SRCH-05] drops one word at a time beside a model, before all of them', () => {
    const counts = { ...stock.facts.counts, make_model: { 'Avan > Grand Cruiseliner': 2 } };
    const vans = new StockWords({ ...stock.facts, counts });
    const lesser = lesserReadings(readQuery('cruiseliner gxl turbo red', vans, now));
    expect(lesser.slice(0, 3).map(({ text }) => text)).toEqual(['cruiseliner gxl', 'cruiseliner turbo', 'cruiseliner']);
  });

  it('drops what matters least first, and the model last', () => {
    const lesser = lesserReadings(readQuery('2018 white hilux', stock, now));
    expect(lesser[0]).toMatchObject({ droppedWords: ['White'] });
    expect(lesser.at(-1)).toMatchObject({ droppedWords: ['White', '2018'] });
  });

  it('asks for the nearest to a model that is not there: its make and body, as far as they are', () => {
    const nearest = (query: string) =>
      nearestReadings(readQuery(query, stock, now)).map(({ chips, droppedWords, nearestTo }) => [
        chips.map(({ text }) => text).join(', '),
        droppedWords.join(', '),
        nearestTo,
      ]);
    expect(nearest('white kia sportage').slice(0, 4)).toEqual([
      ['White, Kia, SUV', 'Kia Sportage', 'Kia Sportage'],
      ['White, Kia', 'Kia Sportage', 'Kia Sportage'],
      ['White, SUV', 'Kia Sportage', 'Kia Sportage'],
      ['Kia, SUV', 'Kia Sportage, White', 'Kia Sportage'],
    ]);
    expect(nearest('toyota hiace').map(([chips]) => chips)).toEqual(['Toyota']);
    expect(nearest('x-trail')).toEqual([['SUV', 'Nissan X-Trail', 'Nissan X-Trail']]);
    expect(nearest('hilux')).toEqual([]);
  });

  it('[SRCH-02] takes for the nearest to a model those that have the beginning of its name', () => {
    const make_model = { 'Ford > Transit': 3, 'Ford > Ranger': 2 };
    const make = { Ford: 5 };
    const fords = new StockWords({ ...stock.facts, counts: { ...stock.facts.counts, make, make_model } });
    const chips = nearestReadings(readQuery('transit custom', fords, now)).map((one) =>
      one.chips.map(({ text }) => text),
    );
    expect(chips).toEqual([['Ford Transit'], ['Ford']]);
  });

  it('keeps a word of a model until all else is dropped', () => {
    const counts = { ...stock.facts.counts, make_model: { 'Avan > Grand Cruiseliner': 2 } };
    const vans = new StockWords({ ...stock.facts, counts });
    const lesser = lesserReadings(readQuery('cruiseliner vx diesel 2015', vans, now));
    expect(lesser.slice(0, 4).map(({ text, droppedWords }) => [text, ...droppedWords])).toEqual([
      ['cruiseliner', '“vx”'],
      ['cruiseliner', '“vx”', 'Diesel'],
      ['cruiseliner', '“vx”', '2015'],
      ['cruiseliner', '“vx”', 'Diesel', '2015'],
    ]);
  });
});
