import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const stock = [
  ['Toyota', ['Corolla', 'HiLux', 'RAV4', 'Camry']],
  ['Mazda', ['CX-5', 'BT-50', 'Mazda3']],
  ['Ford', ['Ranger', 'Everest']],
  ['Kia', ['Rio', 'Sportage', 'Cerato']],
  ['Hyundai', ['i30', 'Tucson']],
] as const;
const colours = ['White', 'Black', 'Silver', 'Blue', 'Red'];
const columns =
  'stocknum,name,make,model,badge,car_type,year,price,km,colour,interior_colour,drive,simple_body,simple_fuel,simple_transmission,seats,doors,cylinders,vin,regplate,dealercomments,images,variant.torque';

/** Of so many vehicles one changes its price from one edition to the next. */
const repricedOneIn = 10;

function row(number: number, edition: number): string {
  const [make, models] = stock[number % stock.length] ?? stock[0];
  const model = models[number % models.length] ?? models[0];
  const year = 2005 + (number % 20);
  const price = 10_000 + (number % 800) * 100 - (number % repricedOneIn === 0 ? edition * 500 : 0);
  const pictures = [1, 2, 3].map((picture) => `/pictures/${number}/${picture}.jpg`).join('|');
  return [
    `S${number}`,
    `${year} ${make} ${model} GX ${number}`,
    ...[make, model, 'GX', number % 3 ? 'used' : 'new', year, `"$${price.toLocaleString('en-AU')}"`],
    ...[number % 200_000, colours[number % colours.length], 'Black', 'AWD', 'SUV', 'Petrol', 'Automatic', 5, 4, 4],
    ...[`VNN${String(number).padStart(14, '0')}`, `AB${number % 100}CD`],
    `"One owner, full service history, two keys.\nCall us to see number ${number} today; trade-ins are welcome."`,
    ...[pictures, 200 + (number % 300)],
  ].join(',');
}

/** Writes a feed of vehicles that nobody sells; an edition differs from the one before in a tenth of the prices. */
export async function writeFeed(file: string, rows: number, edition: number): Promise<void> {
  const target = createWriteStream(file);
  target.write(`${columns}\r\n`);
  for (let number = 0; number < rows; number += 1)
    if (!target.write(`${row(number, edition)}\r\n`)) await once(target, 'drain');
  target.end();
  await finished(target);
}
