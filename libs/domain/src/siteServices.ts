import { z } from 'zod';
import { webAddress } from './addressSchema.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM');

/** How a deposit holds a vehicle. */
export const reserveSchema = z.object({
  /** Whole cents. */
  depositCents: z.number().int().min(100).max(10_000_000).default(20_000),
  /** Hours for which a paid deposit holds the vehicle. */
  holdHours: z.number().int().min(1).max(336).default(48),
  /** Vehicles that can be held at the same time: by one person, by one card on all sites, and on the whole site. */
  maxHeld: z
    .object({
      /** Vehicles that one person can hold. */
      perPerson: z.number().int().min(1).max(1_000).default(3),
      /** Vehicles that one payment card can hold, on all sites together. */
      perCard: z.number().int().min(1).max(1_000).default(3),
      /** Vehicles that can be held on the whole site. */
      perSite: z.number().int().min(1).max(100_000).default(100),
    })
    .prefault({}),
  /** Hours after delivery within which the dealer takes a vehicle back; null where that is not offered. */
  moneyBackHours: z.number().int().min(1).max(720).nullable().default(null),
});

/** Times at which a test drive may begin; within the location's opening hours. */
export const appointmentsSchema = z.object({
  /** Minutes between two times offered. */
  slotMinutes: z.number().int().min(10).max(240).default(60),
  /** Visitors that one location takes at the same time. */
  perSlot: z.number().int().min(1).max(20).default(1),
  /** Hours between booking and the first time offered. */
  leadHours: z.number().min(0).max(336).default(4),
  /** Days ahead that can be booked. */
  daysAhead: z.number().int().min(1).max(60).default(14),
  /** Narrower hours of a weekday (0 is Sunday), or none at all. Other weekdays follow the opening hours. */
  weekdays: z
    .array(
      z.object({
        /** 0 is Sunday, 6 Saturday. */
        weekday: z.number().int().min(0).max(6),
        /** Whether no test drive is offered that day. */
        closed: z.boolean().default(false),
        /** First time offered. @example '09:00' */
        from: clock.nullable().default(null),
        /** Time by which the last one has ended. @example '16:00' */
        to: clock.nullable().default(null),
      }),
    )
    .default([]),
});

export const purchaseExtraSchema = z.object({
  /** ID of the extra, unique within the site. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Name as visitors read it. */
  name: z.string().min(1).max(80),
  /** One sentence that says what it is. */
  text: z.string().max(300).default(''),
  /** Whole cents. */
  price: z.number().int().min(0).max(10_000_000),
});

/** What buying online offers beside the vehicle. */
export const purchaseSchema = z.object({
  /** Dealerships that sell online; empty for all of the site. */
  dealershipIds: z.array(z.string()).default([]),
  /** What can be bought together with the vehicle. */
  extras: z.array(purchaseExtraSchema).max(30).default([]),
  /** Delivery to the buyer; null where the vehicle is picked up. */
  delivery: z
    .object({
      /** Kilometres from the vehicle's location. Nothing is delivered farther. */
      withinKm: z.number().min(1).max(5_000),
      /** Whole cents. */
      price: z.number().int().min(0).max(10_000_000),
    })
    .nullable()
    .default(null),
});

export const prizeSchema = z.object({
  /** ID of the prize, unique within the site. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Name as visitors read it. */
  name: z.string().min(1).max(60),
  /** What the winner gets and how. */
  text: z.string().max(300).default(''),
  /** Weight of the prize in draws, relative to the others; 0 is never drawn. */
  weight: z.number().int().min(0).max(1_000_000),
  /** How often it can be won; null for no limit. */
  max: z.number().int().min(0).max(1_000_000).nullable().default(null),
});

/** A draw for visitors, one for each phone. At least one prize without a limit, so that everybody draws something. */
export const spinToWinSchema = z.object({
  /** What can be won. At least one without a limit. */
  prizes: z
    .array(prizeSchema)
    .min(2)
    .max(12)
    .refine((prizes) => new Set(prizes.map(({ id }) => id)).size === prizes.length, 'each prize needs an id of its own')
    .refine((prizes) => prizes.some(({ max, weight }) => max === null && weight > 0), {
      error: 'one prize must be there for everybody: without a limit, and with a weight',
    }),
  /** Until when it can be drawn. */
  closes: z.iso.datetime({ offset: true }).nullable().default(null),
  /** Conditions under which prizes are given. */
  terms: z.string().max(2_000).default(''),
});

/** Online payments other than deposits for a vehicle. */
export const onlinePaymentSchema = z.object({
  /** Whole cents. */
  minCents: z.number().int().min(100).max(100_000_000).default(100),
  /** Whole cents. */
  maxCents: z.number().int().min(100).max(100_000_000).default(1_000_000),
  /** What visitors may say that they pay for. */
  purposes: z
    .array(z.string().min(1).max(60))
    .min(1)
    .max(12)
    .default(['Service', 'Parts', 'Vehicle', 'Something else']),
});

/** Source of a site's own map tiles; the drawn outline is shown without one. */
export const mapSchema = z.object({
  /** Address of a MapLibre style document; `{key}` is replaced by the key. */
  styleUrl: webAddress,
  /** Key of the map service; it is public. */
  key: z.string().max(200).default(''),
  /** Who the map is by, as the service wants it named. */
  attribution: z.string().max(200).default(''),
  /** Further origins that tiles, letters and marks come from. @example ['https://tiles.example'] */
  origins: z.array(webAddress).max(10).default([]),
});

export type Prize = z.output<typeof prizeSchema>;
export type SpinToWinSettings = z.output<typeof spinToWinSchema>;
export type OnlinePaymentSettings = z.output<typeof onlinePaymentSchema>;
export type ReserveSettings = z.output<typeof reserveSchema>;
export type AppointmentSettings = z.output<typeof appointmentsSchema>;
export type PurchaseExtra = z.output<typeof purchaseExtraSchema>;
export type MapSettings = z.output<typeof mapSchema>;
/** What a map itself needs of them; the origins are for the page's security policy. */
export type TileSettings = Omit<MapSettings, 'origins'>;
