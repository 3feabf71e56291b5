import type { Random } from "./random.ts";

/** Something under way: a request, its answer, or a word between tabs. */
interface Message {
  deliver(): Promise<void>;
  lose(): void;
}

/** Asks, or loses the question or its answer and throws. */
export type Carry = <T>(ask: () => Promise<T>) => Promise<T>;

/** The network, with every message in our hands: delivered late, in any order, twice, or never. */
export interface Line {
  carryWhile(isOnline: () => boolean): Carry;
  /** A word between the tabs of one device: late, never lost. */
  whisper(word: () => void): void;
  isQuiet(): boolean;
  /** Lets one message happen, or two at once, or goes wrong. */
  move(mayFail: boolean): Promise<void>;
}

export function createLine(random: Random): Line {
  const underWay: Message[] = [];
  const lost = () => new TypeError("the network went away");

  const carryWhile: Line["carryWhile"] = (isOnline) => (ask) =>
    new Promise((resolve, reject) => {
      if (!isOnline()) return reject(lost());
      const deliver = async () => {
        // A request may come twice: both are done, the first answer counts.
        if (random.once(12)) await ask();
        const answer = await ask();
        underWay.push({ deliver: async () => resolve(answer), lose: () => reject(lost()) });
      };
      underWay.push({ deliver, lose: () => reject(lost()) });
    });

  const take = () => underWay.splice(random.below(underWay.length), 1)[0]!;

  return {
    carryWhile,
    whisper: (word) => void underWay.push({ deliver: async () => word(), lose: word }),
    isQuiet: () => underWay.length === 0,
    async move(mayFail) {
      if (underWay.length === 0) return;
      const first = take();
      if (mayFail && random.once(8)) return first.lose();
      if (underWay.length > 0 && random.once(4)) await Promise.all([first.deliver(), take().deliver()]);
      else await first.deliver();
    },
  };
}
