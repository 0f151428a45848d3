import type { Jurisdiction } from '../country/jurisdictions.ts';

/** Where a rule stands. */
export interface LawSource {
  title: string;
  url: string;
  /** The day on which it was read, as YYYY-MM-DD: what has changed since is not in it. */
  read: string;
}

/** A rule in plain words, with its source. */
export interface StateRule {
  words: string;
  source: LawSource;
}

/** What a state, a territory or a country without states asks of those who sell vehicles, and gives to those who buy them. */
export interface StateRules {
  /** @example 'Western Australia' */
  name: string;
  /** The office that looks after people who buy. */
  regulator: { name: string; href: string };
  /** What the register of dealers calls an entry. @example 'Motor vehicle trader' @default 'Dealer licence' */
  licenceName?: string;
  /** Stands before a dealer's number where the number itself leaves it out. @example 'LMCT' */
  licencePrefix: string | null;
  /**
   * Whether a dealer's advertising must include its licence number; null where no source was found. It is shown in any
   * case.
   */
  licence: StateRule | null;
  /** How long a buyer may withdraw, or that there is no such time. */
  coolingOff: StateRule;
  /** What holds for vehicles that are sold over the internet; null where no rule of its own was found. */
  onlineSale: StateRule | null;
}

const read = '2026-11-22';

const noCoolingOff: LawSource = {
  title: 'carsales, “Is there a cooling-off period when buying a used car?”, 21 March 2024',
  url: 'https://www.carsales.com.au/editorial/details/is-there-a-cooling-off-period-when-buying-a-used-car-145086/',
  read,
};
const commercials: LawSource = {
  title: 'Information sheet “Producing TVCs which promote motor vehicles”',
  url: 'https://docplayer.net/9837400-Producing-tvcs-which-promote-motor-vehicles.html',
  read,
};

/** The one place that knows what differs from state to state. */
export const stateRules: Readonly<Record<Jurisdiction, StateRules>> = {
  NSW: {
    name: 'New South Wales',
    regulator: { name: 'NSW Fair Trading', href: 'https://www.fairtrading.nsw.gov.au/' },
    licencePrefix: null,
    licence: {
      words:
        'A dealer’s licence number must appear on its website and in its advertising, legible and labelled as such.',
      source: {
        title: 'Motor Dealers and Repairers Act 2013 (NSW), section 19A',
        url: 'https://zoelaw.ai/legislation/motor-dealers-and-repairers-act-2013/sections/19A',
        read,
      },
    },
    coolingOff: {
      words:
        'In New South Wales you have a cooling-off period of one business day if the dealer provides or arranges your loan. There isn’t one if you pay another way.',
      source: {
        title:
          'Attwood Marshall Lawyers, “Buying a new or used car? Beware of the conditions with cooling off periods”',
        url: 'https://www.attwoodmarshall.com.au/buying-a-new-or-used-car-beware-of-the-conditions-with-cooling-off-periods-by-holly-gilholme-commercial-litigation-paralegal/',
        read,
      },
    },
    onlineSale: {
      words:
        'If you buy a vehicle online in New South Wales, you can inspect it before you buy and again before you take delivery. The deposit can’t be more than 10% of the price.',
      source: {
        title: 'Motor Traders’ Association of NSW, “MD&R Update: New Rules for Online Motor Dealers”',
        url: 'https://www.mtansw.com.au/news-media/news-articles/md-r-update--new-rules-for-online-motor-dealers.aspx',
        read,
      },
    },
  },
  VIC: {
    name: 'Victoria',
    regulator: { name: 'Consumer Affairs Victoria', href: 'https://www.consumer.vic.gov.au/' },
    licencePrefix: 'LMCT',
    licence: { words: 'A dealer’s licence number must appear in its commercials.', source: commercials },
    coolingOff: {
      words:
        'In Victoria you have a cooling-off period of three business days after you sign, unless you take delivery first. It doesn’t apply to commercial vehicles or companies.',
      source: {
        title: 'Consumer Affairs Victoria, “Cooling-off period”',
        url: 'https://consumer.vic.gov.au/consumers-and-businesses/cars/buying-a-new-car/cooling-off-period',
        read,
      },
    },
    onlineSale: null,
  },
  QLD: {
    name: 'Queensland',
    regulator: { name: 'Office of Fair Trading Queensland', href: 'https://www.qld.gov.au/law/fair-trading' },
    licencePrefix: null,
    licence: null,
    coolingOff: {
      words:
        'In Queensland you have a cooling-off period of one business day when you buy a used car, unless you take delivery first. It doesn’t apply to new vehicles, commercial vehicles or caravans.',
      source: {
        title: 'Queensland Government, “Cooling-off period for buying a used car”',
        url: 'https://www.qld.gov.au/law/your-rights/consumer-rights-complaints-and-scams/buying-products-and-services/buying-products/buying-a-car/buying-a-used-car/cooling-off-period-for-buying-a-used-car',
        read,
      },
    },
    onlineSale: null,
  },
  SA: {
    name: 'South Australia',
    regulator: { name: 'Consumer and Business Services', href: 'https://www.cbs.sa.gov.au/' },
    licencePrefix: null,
    licence: null,
    coolingOff: {
      words:
        'In South Australia you have a cooling-off period of two clear business days when you buy a used or demonstrator vehicle, unless you waive it. It doesn’t apply to new vehicles.',
      source: {
        title: 'SA.GOV.AU, “Cooling-off rights when buying second-hand vehicles”, last updated 27 May 2022',
        url: 'https://www.sa.gov.au/topics/driving-and-transport/vehicles/buying-and-selling/cooling-off-rights',
        read,
      },
    },
    onlineSale: null,
  },
  WA: {
    name: 'Western Australia',
    regulator: { name: 'Consumer Protection WA', href: 'https://www.consumerprotection.wa.gov.au/' },
    licencePrefix: null,
    licence: {
      words: 'A dealer’s business name and licence number must appear in every advertisement.',
      source: {
        title: 'Consumer Protection WA, “Penalties and infringements”, Motor Vehicle Dealers Act 1973, section 21',
        url: 'https://commerce.wa.gov.au/consumer-protection/penalties-and-infringements-motor-vehicle-dealers',
        read,
      },
    },
    coolingOff: {
      words:
        'Western Australia has no cooling-off period when you buy a vehicle, so look it over and ask questions before you sign.',
      source: noCoolingOff,
    },
    onlineSale: null,
  },
  TAS: {
    name: 'Tasmania',
    regulator: { name: 'Consumer, Building and Occupational Services', href: 'https://www.cbos.tas.gov.au/' },
    licencePrefix: null,
    licence: { words: 'A dealer’s licence number must appear in its commercials.', source: commercials },
    coolingOff: {
      words:
        'Tasmania has no cooling-off period when you buy a vehicle, so look it over and ask questions before you sign.',
      source: noCoolingOff,
    },
    onlineSale: null,
  },
  ACT: {
    name: 'Australian Capital Territory',
    regulator: { name: 'Access Canberra', href: 'https://www.accesscanberra.act.gov.au/' },
    licencePrefix: null,
    licence: null,
    coolingOff: {
      words:
        'In the Australian Capital Territory you have a cooling-off period of three clear business days after you sign, unless you sign away that right when you take delivery. It doesn’t apply to companies.',
      source: {
        title: 'Sale of Motor Vehicles Act 1977 (ACT), section 25B',
        url: 'http://www.austlii.edu.au/au/legis/act/consol_act/somva1977224/s25b.html',
        read,
      },
    },
    onlineSale: null,
  },
  NT: {
    name: 'Northern Territory',
    regulator: { name: 'NT Consumer Affairs', href: 'https://consumeraffairs.nt.gov.au/' },
    licencePrefix: null,
    licence: { words: 'A dealer’s licence number must appear in its commercials.', source: commercials },
    coolingOff: {
      words:
        'The Northern Territory has no cooling-off period when you buy a vehicle, so look it over and ask questions before you sign.',
      source: noCoolingOff,
    },
    onlineSale: null,
  },
  NZ: {
    name: 'New Zealand',
    regulator: { name: 'Commerce Commission', href: 'https://comcom.govt.nz/' },
    licenceName: 'Registered motor vehicle trader',
    licencePrefix: null,
    licence: {
      words: 'A trader must display its registration, and include its number in the notice about each used vehicle.',
      source: {
        title: 'Motor Vehicle Traders Register, “Your responsibilities as a trader”',
        url: 'https://motortraders.mbie.govt.nz/for-registered-traders/your-responsibilities-as-a-trader',
        read: '2026-11-25',
      },
    },
    coolingOff: {
      words:
        'In New Zealand you have five working days to cancel a loan after you get its terms. There’s no cooling-off period for the vehicle itself.',
      source: {
        title: 'Consumer Protection, “Cancelling your credit contract”',
        url: 'https://www.consumerprotection.govt.nz/get-guidance/credit-banking-and-finance/loans-and-credit/cancelling-your-credit-contract/',
        read: '2026-11-25',
      },
    },
    onlineSale: {
      words:
        'Anyone who sells a used vehicle online in New Zealand must show its consumer information notice. Ask us for the notice for this vehicle.',
      source: {
        title: 'Commerce Commission, “Used motor vehicles”, consumer information standards',
        url: 'https://comcom.govt.nz/business/your-obligations-as-a-business/consumer-information-standards/used-motor-vehicles',
        read: '2026-11-25',
      },
    },
  },
};
