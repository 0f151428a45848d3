import { describe, expect, it } from 'vitest';
import { sampleOrder, samplePurchaseContext } from '../testing/index.ts';
import { readOrder } from './order.ts';
import { orderFields } from './orderFields.ts';

const context = samplePurchaseContext;

describe('an order as the dealer reads it', () => {
  it('[RES-04] includes everything that was entered, in words', () => {
    const { values } = readOrder({ ...sampleOrder, deposit: { agreed: '4462500-0-20000' } }, context);
    expect(orderFields(values, context)).toEqual({
      'Order vehicle price': '$42,990',
      'Trade-in': 'Yes',
      'Trade-in vehicle': '2017 Mazda CX-5',
      'Trade-in plate': '1ABC234 (WA)',
      'Trade-in kilometres': '112,500',
      'Trade-in condition': 'Good',
      'Trade-in money owing': 'No',
      "Trade-in customer's own estimate": '$14,500',
      'Trade-in notes': 'Small scratch on the rear bumper.',
      Payment: 'Finance',
      'Finance term': '5 years',
      'Finance own money': '$5,000',
      'Finance employment': 'Full time',
      'Finance amount wanted': '$39,425',
      Extras: 'Floor mats ($290), Tow bar ($1,195)',
      Handover: 'Delivery',
      'Delivery address': '8 Banksia Court, Bassendean WA 6054',
      'Handover notes': 'After 4 pm, please.',
      'Delivery price': '$150',
      'Delivery note': 'We will confirm delivery to your postcode.',
      'Contact by': 'SMS',
      'News and offers': 'No',
      'Order total': '$44,625',
      Deposit: '$200',
      'Balance at handover': '$44,425',
      'Terms agreed': 'Not asked',
    });
  });

  it('leaves out what does not apply', () => {
    const short = {
      ...sampleOrder,
      'trade-in': { trade_in: 'No' },
      payment: { payment_method: 'Cash' },
      extras: {},
      delivery: { handover: 'Pickup' },
    };
    const fields = orderFields(readOrder(short, context).values, context);
    expect(fields).toMatchObject({
      'Trade-in': 'No',
      Payment: 'Cash',
      Extras: 'None',
      Handover: 'Pick-up at Harbour Toyota Sales',
    });
    expect(Object.keys(fields).filter((name) => /Finance|Delivery|plate|Paid out/.test(name))).toEqual([]);
  });

  it('states the payout where the trade-in is worth more', () => {
    const { values } = readOrder(sampleOrder, context);
    const valued = { ...context, valuation: { rego: '1ABC234', offer: 5_000_000 } };
    expect(orderFields(values, valued)).toMatchObject({
      'Trade-in deducted': '$50,000',
      'Balance at handover': '$0',
      'Paid out to customer': '$5,575',
    });
  });
});
