import { canonicalMake, slugify } from '../makes.ts';
import type { Site } from '../site.ts';

/** A make as lists name it. */
export interface ListedMake {
  /** Place in the list, from 1; never given to another make. */
  id: number;
  name: string;
  slug: string;
  logo: { url: string };
}

/** Cars, trucks, caravans and motorhomes that are sold in Australia, new or used. A new one goes to the end: ids stay. */
const names =
  `Abarth|AC|Acura|Adria|Aion|Aiways|Alfa Romeo|Alpina|Alpine|Aston Martin|Atlantic|Audi|Austin|Avan|Avida|Bedford|Bentley|BMW|Borgward|Brabus|Bugatti|Buick|BYD|Cadillac|Caterham|Chery|Chevrolet|Chrysler|Citroen|Concept|Coromal|Corvette|Crusader|CUPRA|Daewoo|DAF|Daihatsu|Daimler|Datsun|Deepal|Denza|Dodge|Dreamhaven|DS|Elfin|Essential|Eurostar|Everland|Evernew|Farizon|Ferrari|Fiat|Fisker|Ford|Foton|FPV|Franklin|Freightliner|Fuso|GAC|Geely|Genesis|GMC|Golf Caravans|Goldstar RV|GWM|Haval|Hilltop|Hino|Holden|Honda|HSV|Hummer|Hymer|Hyundai|INEOS|Infiniti|International|Isuzu|Iveco|JAC|Jaecoo|Jaguar|Jayco|Jeep|Jensen|JMC|Jurgens|Kenworth|KGM|Kia|Kokoda|Koenigsegg|KTM|Lada|Lamborghini|Lancia|Land Rover|LDV|Leader|Leapmotor|Lexus|Lincoln|Lotus|Lotus Caravans|Mack|Mahindra|Majestic|MAN|Maserati|Maxus|Maybach|Mazda|McLaren|Mercedes-Benz|MG|MINI|Mitsubishi|Morgan|Morris|Network RV|New Age|Nissan|Nova|Omoda|Opel|Opus|Pagani|Paramount|Peugeot|Polestar|Pontiac|Porsche|Proton|RAM|Range Rover|Regent|Renault|Roadstar|Rolls-Royce|Rover|Royal Flair|Saab|Scania|Seat|Skoda|Skywell|smart|SsangYong|Subaru|Sunliner|Supreme|Suzuki|Tata|Tesla|Toyota|Trakmaster|Triumph|TVR|UD|Vauxhall|Viscount|Volkswagen|Volvo|Windsor|Winnebago|XPeng|Zeekr|Zone RV`.split(
    '|',
  );

export const manufacturers: readonly ListedMake[] = names.map((name, place) => {
  const slug = slugify(name);
  return { id: place + 1, name, slug, logo: { url: `/api/makes/${slug}/logo.svg` } };
});

/** Makes whose models a site shows, its own manufacturer first: those of the dealerships whose stock it shows. */
export function makesOf({
  manufacturer,
  dealerships,
  stockDealershipIds,
}: Pick<Site, 'manufacturer' | 'dealerships' | 'stockDealershipIds'>): string[] {
  const shown = dealerships.filter(({ id }) => stockDealershipIds.includes(id));
  const all = [...(manufacturer ? [manufacturer] : []), ...shown.flatMap((one) => one.manufacturers)];
  return [...new Set(all.map(canonicalMake))];
}
