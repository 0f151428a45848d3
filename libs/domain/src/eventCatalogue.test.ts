import { describe, expect, it, vi } from 'vitest';
import { ascEvents, eventCatalogue, eventNames } from './eventCatalogue.ts';
import { eventIds, vehicleEventParams, type Track } from './events.ts';
import { sampleVehicle } from './testing/samples.ts';

describe('the catalogue of events', () => {
  it('[AN-01] has every id that dealers report by, each once', () => {
    expect(Object.fromEntries(eventNames.map((name) => [name, eventCatalogue[name].id]))).toEqual({
      favourite: 39,
      phoneClick: 25,
      fleetForm: 19,
      testDrive: 17,
      newEnquiry: 14,
      usedEnquiry: 15,
      usedTestDrive: 48,
      historyReport: 60,
      print: 61,
      tradeInAccepted: 18,
      usedView: 4,
      searchView: 49,
      financeInterest: 26,
      defaultForm: 22,
      careers: 51,
    });
    expect(new Set(Object.values(eventIds)).size).toBe(15);
  });

  it.each(eventNames)(
    '[AN-01] [AN-04] says of %s what it is called, when it is sent and what it is elsewhere',
    (name) => {
      const { title, sentWhen, asc } = eventCatalogue[name];
      expect(title).toMatch(/^[A-Z]/);
      expect(sentWhen).toMatch(/^[A-Z].*\.$/);
      expect(ascEvents).toContain(asc);
    },
  );

  it("[AN-03] lets the compiler refuse an event there is none of, and another event's parameters", () => {
    const sent = vi.fn();
    const track: Track = sent;
    const car = vehicleEventParams(sampleVehicle);
    track('usedView', { car_id: 'car-1', ...car });
    track('financeInterest');
    track('phoneClick', { location_id: 'place-1' });
    // @ts-expect-error There is no such event.
    track('purchase');
    // @ts-expect-error A used view has a vehicle.
    track('usedView');
    // @ts-expect-error A list has no vehicle.
    track('searchView', car);
    // @ts-expect-error All six of them.
    track('print', { vehicleMake: 'Kia' });
    expect(sent).toHaveBeenCalledTimes(7);
  });
});
