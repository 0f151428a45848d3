/** Thrown by everything that a dead process tries to do. */
class Died extends Error {}

/** What a service does to the world outside its process. */
interface Effects {
  store: object;
  payments: object;
  saveLead(...given: never[]): Promise<string>;
}

export interface DyingProcess {
  /** The same effects, which fail from the moment of death on. */
  through<Of extends Effects>(effects: Of): Of;
  /** Whether the process has come to the moment of its death. */
  died(): boolean;
}

/**
 * A process that dies at its n-th moment and does nothing from then on. There is one moment before and one after every
 * call of the database and of the payment provider.
 */
export function processDyingAt(moment: number): DyingProcess {
  let passed = 0;
  let isDead = false;
  const live = (): void => {
    if (!isDead && passed === moment) isDead = true;
    passed += 1;
    if (isDead) throw new Died('The process died.');
  };
  function mortal<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]): Promise<unknown> => {
          live();
          const result: unknown = await Reflect.apply(value, target, given);
          live();
          return result;
        };
      },
    });
  }
  return {
    through: (effects) => {
      const { saveLead } = mortal({ saveLead: effects.saveLead });
      return { ...effects, store: mortal(effects.store), payments: mortal(effects.payments), saveLead };
    },
    died: () => isDead,
  };
}

/** For `catch`: ignores the error of a process that died, and throws any other. */
export function unlessDead(fault: unknown): null {
  if (fault instanceof Died) return null;
  throw fault;
}
