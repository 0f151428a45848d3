import { displayPrice, summariseVehicle, type PublicSite, type Vehicle } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import type { Entries } from '../model/formReading.ts';
import type { OnlinePaymentOptions } from '../model/paymentQuestions.ts';
import { purchaseContext, type PurchaseContext } from '../model/context.ts';
import type { OrderEntries } from '../model/order.ts';
import type { PurchaseVehicle } from '../purchaseVehicle.ts';

/** A vehicle that takes a deposit. */
export const sampleCar: Vehicle = { ...sampleVehicle, payment_processors: ['stripe'] };

/** A dealer that sells online, delivers within 60 km and takes trade-ins. */
export const sampleSellingSite: PublicSite = {
  ...sampleSite,
  flags: { ...sampleSite.flags, checkout: true, onlinePurchase: true, buyOnlinePage: true, tradeIn: true },
  purchase: {
    dealershipIds: [],
    delivery: { withinKm: 60, price: 15_000 },
    extras: [
      { id: 'floor-mats', name: 'Floor mats', text: 'All-weather mats, front and rear.', price: 29_000 },
      { id: 'tow-bar', name: 'Tow bar', text: 'With wiring, fitted before you collect it.', price: 119_500 },
      { id: 'paint', name: 'Paint protection', text: '', price: 89_900 },
    ],
  },
};

/** Around noon in Perth on Tuesday 24 November 2026. */
export const sampleNow: Date = new Date('2026-11-24T04:15:00Z');

export const samplePurchaseContext: PurchaseContext = purchaseContext({
  site: sampleSellingSite,
  vehicle: sampleCar,
  valuation: null,
  destination: null,
  now: sampleNow,
});

/** An order with every answer given. */
export const sampleOrder: OrderEntries = {
  'your-car': { price: String(sampleCar.price) },
  'trade-in': {
    trade_in: 'Yes',
    trade_rego: '1abc234',
    trade_state: 'WA',
    trade_make: 'Mazda',
    trade_model: 'CX-5',
    trade_year: '2017',
    trade_km: '112,500',
    trade_condition: 'Good',
    trade_owing: 'No',
    trade_estimate: '$14,500',
    trade_notes: 'Small scratch on the rear bumper.',
  },
  payment: {
    payment_method: 'Finance',
    finance_years: '5',
    finance_own_money: '5,000',
    finance_employment: 'Full time',
  },
  extras: { 'extra-floor-mats': 'on', 'extra-tow-bar': 'on' },
  delivery: {
    handover: 'Delivery',
    street: '8 Banksia Court',
    suburb: 'Bassendean',
    delivery_state: 'WA',
    delivery_postcode: '6054',
    handover_notes: 'After 4 pm, please.',
  },
  details: {
    name: 'Robin',
    last_name: 'Nguyen',
    email: 'robin@example.com.au',
    phone: '0412 345 678',
    postcode: '6054',
    contact_method: 'SMS',
    message: '',
  },
};

/** Vehicle data of the pages. */
export const samplePurchaseVehicle: PurchaseVehicle = {
  ...summariseVehicle(sampleCar),
  price: displayPrice(sampleCar, sampleSellingSite),
};

/** A site that takes payments for two places, up to $10,000. */
export const sampleOnlinePaymentOptions: OnlinePaymentOptions = {
  minCents: 100,
  maxCents: 1_000_000,
  purposes: ['Service', 'Parts', 'Vehicle', 'Something else'],
  locations: [
    { id: 'loc-north', name: 'Harbour Toyota North Fremantle' },
    { id: 'loc-south', name: 'Harbour Toyota Rockingham' },
  ],
};

/** The payment form with every answer given. */
export const sampleOnlinePayment: Entries = {
  name: 'Robin',
  last_name: 'Nguyen',
  email: 'robin@example.com.au',
  phone: '0412 345 678',
  location_id: 'loc-north',
  purpose: 'Service',
  reference: 'INV-20418',
  amount: '$1,250.50',
  idempotency_key: 'form-12345678',
};
