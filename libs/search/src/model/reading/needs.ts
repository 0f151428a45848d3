/** What fulfils a need. Values that a stock does not have are left out. */
export interface Need {
  /** Name of its message, without `reading.`. */
  label:
    | 'family'
    | 'smallCar'
    | 'sports'
    | 'work'
    | 'boot'
    | 'easyAccess'
    | 'wheelchair'
    | 'offRoad'
    | 'snow'
    | 'horses'
    | 'touring'
    | 'german'
    | 'european'
    | 'japanese'
    | 'korean'
    | 'chinese'
    | 'american'
    | 'luxury';
  bodies?: readonly string[];
  drives?: readonly string[];
  /** Drives that do where nothing is found with the first. */
  looser?: readonly string[];
  transmission?: string;
  makes?: readonly string[];
  /** Towing capacity in kilograms. */
  towing?: number;
  /** What buyers type, separated by commas; `a|b` stands for either word. Small words between them are passed over. */
  said: string;
}

const german = ['Audi', 'BMW', 'Mercedes-Benz', 'Volkswagen', 'Porsche', 'Opel'];

export const smallCar: Need = {
  label: 'smallCar',
  bodies: ['Hatch'],
  said: `small|little|tiny|compact|smallest car|cars, not too big|large car|cars, runaround, run around, get work, getting work, drive work, to and from work, city car|cars, city driving, city runabout, inner city, first car|cars, 1st car|cars,
      first time driver|drivers|buyer, student car, student, students, runabout, p plater|plate|platers|plates|s,
      pplater|pplaters|pplate, ps, l plater|plate|platers|plates, learner, learners, learner driver|drivers, new|young|teen|teenage driver|drivers,
      uni, uni car, university, tafe, easy park, easy parking, easy to reverse park, tight parking|park|parks|spots, small|tight garage,
      small|tight car space|spot|park, nippy, zippy, shopping car|trolley, cheap|low insurance|insure, cheap insure|maintain|service, just got licence|license,
      got her|his licence|license, second car, 2nd car, station car`,
};

/** Needs, and what a salesperson shows for them. Longer phrases win over shorter ones that begin with the same word. */
export const needs: readonly Need[] = [
  {
    label: 'family',
    bodies: ['SUV', 'Wagon', 'People mover'],
    said: `family, families, soccer mum|mom|mums|moms, mum|mums car|taxi, school run|runs|drop|pickup, kids, child, children,
      baby, babies, newborn, toddler|toddlers, pram|prams, baby seat|seats, isofix, grandkids, grandchildren, twins`,
  },
  smallCar,
  {
    label: 'sports',
    bodies: ['Coupe', 'Convertible'],
    said: `sports car|cars, fast|fastest|quick|performance car|cars, fastest, fun, something fun, sporty car|cars, sporty, weekend car|cars|toy|cruiser, weekender, fun car, fun to drive, fun driving, midlife crisis, mid life crisis,
      sunday drive|driver|drives, summer car, track car, drift car, wedding car`,
  },
  {
    label: 'work',
    bodies: ['Ute', 'Van', 'Cab chassis'],
    said: `commercial|commercials, commercial vehicle|vehicles, light commercial|commercials, tradie, tradies, trade|trades vehicle|car, tradesman, tradesmen, tradeswoman, work vehicle|car|truck|horse, workhorse, work, work site,
      business, business use, business vehicle|car, building site, job site, tools, plumber|plumbers|plumbing|plumbing business,
      electrician|electricians|electrical|sparky|sparkies, electrical business, carpenter|carpentry|chippy|chippie, builder|builders|building business,
      painter|painters|painting|painting business, tiler|tilers|tiling, landscaper|landscaping|landscaping business, gardener|gardening|gardening business,
      mowing|lawnmowing|lawn mowing, lawn mowing business|run|round, concreter|concreting, bricklayer|brickie, roofer|roofing, courier|couriers, courier work|business,
      delivery|deliveries, delivery business|driver|work|run, parcel|parcels, cleaner|cleaners|cleaning business, florist|florists, catering|caterer,
      mobile mechanic|groomer, handyman, removals|removalist, moving house|furniture, move|carry furniture, furniture, band gear, music gear, drum kit,
      market stall|stalls, fleet, mine spec|site|sites, apprentice`,
  },
  {
    label: 'boot',
    bodies: ['SUV', 'Wagon', 'People mover'],
    said: `dog, dogs, puppy, puppies, labrador|labradors, kelpie, great dane|danes, german shepherd|shepherds, dog friendly, big|large|huge|biggest|largest boot, boot space,
      big|large luggage space, lots of space|room, plenty of space|room, more space|room, extra space|room, luggage, cargo space, load space,
      surfboard|surfboards, surf board|boards, bike|bikes, mountain bike|bikes, bike rack, golf club|clubs, tall driver|drivers|people|person|guy|man, leg room, legroom, cello, camera gear`,
  },
  {
    label: 'easyAccess',
    bodies: ['SUV', 'Hatch'],
    transmission: 'Automatic',
    said: `grandparent|grandparents, grandma|grandmother|nan|nanna|nana, grandpa|grandad|granddad|grandfather, elderly, elderly parent|parents|mum|mother|dad|father,
      older parent|parents|person|people|driver, senior|seniors, pensioner|pensioners, retiree|retirees, retired couple|people, retirement,
      easy get in, easy get in out, easy get in and out, easy get into, easy entry, easy access, high seat|seats|seating, higher seat|seats|seating, high driving position, bad back|knees|hip|hips, arthritis`,
  },
  {
    label: 'wheelchair',
    bodies: ['People mover', 'Van', 'Bus'],
    said: 'wheelchair, wheel chair, wheelchair access, disabled, disability, ndis',
  },
  {
    label: 'offRoad',
    drives: ['4x4'],
    looser: ['4x4', 'AWD'],
    said: `camping, camp, camping trip|trips, bush, bush bashing, outback, off road, offroad, off roading, offroading, off roader, four wheel driving, 4wding, 4wd tracks,
      fishing, fishing trip|trips, hunting, beach, beach driving, sand driving, sand, fraser island, kgari, cape york, simpson desert, kimberley, high country, farm, farmer|farmers, station,
      paddock|paddocks, property, acreage, dirt road|roads, gravel road|roads, rural property, bad roads, lap australia, around australia`,
  },
  {
    label: 'snow',
    drives: ['4x4', 'AWD'],
    said: 'snow, snow trip|trips, ski, skiing, ski trip|trips, snowboarding, all weather, wet roads, icy roads',
  },
  { label: 'horses', towing: 2_000, said: 'horse float, horses, pony, boat ramp, horse trailer' },
  {
    label: 'touring',
    bodies: ['SUV', 'Wagon', 'Sedan', 'People mover'],
    said: 'road trip, road trips, long trips|drives|distance|distances|haul, long highway trips|drives, highway driving|cruiser|km|kms|trips, country driving, interstate trips|driving, touring car',
  },
  { label: 'german', makes: german, said: 'german, german made' },
  {
    label: 'european',
    makes: [
      ...german,
      'Skoda',
      'Volvo',
      'Peugeot',
      'Renault',
      'Citroen',
      'Citroën',
      'Fiat',
      'Alfa Romeo',
      'Jaguar',
      'Land Rover',
      'MINI',
      'Cupra',
      'Maserati',
      'Ferrari',
      'Bentley',
      'Polestar',
    ],
    said: 'european, euro',
  },
  {
    label: 'japanese',
    makes: [
      'Toyota',
      'Mazda',
      'Nissan',
      'Mitsubishi',
      'Honda',
      'Subaru',
      'Suzuki',
      'Isuzu',
      'Lexus',
      'Daihatsu',
      'Infiniti',
    ],
    said: 'japanese, japanese made, jdm',
  },
  { label: 'korean', makes: ['Hyundai', 'Kia', 'Genesis', 'SsangYong', 'KGM'], said: 'korean, korean made' },
  {
    label: 'chinese',
    makes: [
      'MG',
      'GWM',
      'Haval',
      'Great Wall',
      'BYD',
      'LDV',
      'Chery',
      'Geely',
      'Jaecoo',
      'Omoda',
      'Zeekr',
      'XPeng',
      'Leapmotor',
      'Deepal',
      'GAC',
    ],
    said: 'chinese, chinese made',
  },
  {
    label: 'american',
    makes: ['Ford', 'Jeep', 'RAM', 'Chevrolet', 'Tesla', 'Dodge', 'Chrysler', 'Cadillac'],
    said: 'american, american made',
  },
  {
    label: 'luxury',
    makes: [
      'Audi',
      'BMW',
      'Mercedes-Benz',
      'Lexus',
      'Porsche',
      'Jaguar',
      'Land Rover',
      'Volvo',
      'Genesis',
      'Maserati',
      'Bentley',
      'Infiniti',
      'Aston Martin',
      'Rolls-Royce',
    ],
    said: 'luxury, luxury brand, luxurious, premium brand, prestige car|cars|brand, prestige, fancy, posh, executive',
  },
];
