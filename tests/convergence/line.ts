import type { Random } from "./random.ts";

/** Something under way: a request, its answer, or a word between tabs. */
interface Message {
  deliver(): Promise<void>;
  lose(): void;
}

export type Ask = (uid: string, path: string, init: RequestInit | undefined) => Promise<Response>;

/** The network, with every message in our hands: delivered late, in any order, twice, or never. */
export interface Line {
  fetchAs(uid: string, isOnline: () => boolean): typeof fetch;
  /** A word between the tabs of one device: late, never lost. */
  whisper(word: () => void): void;
  isQuiet(): boolean;
  /** Lets one message happen, or two at once, or goes wrong. */
  move(mayFail: boolean): Promise<void>;
}

export function createLine(ask: Ask, random: Random): Line {
  const underWay: Message[] = [];
  const lost = () => new TypeError("the network went away");

  async function answerTo(uid: string, path: string, init: RequestInit | undefined): Promise<Response> {
    const response = await ask(uid, path, init);
    return new Response(await response.text(), { status: response.status });
  }

  const fetchAs: Line["fetchAs"] = (uid, isOnline) => (input, init) =>
    new Promise((resolve, reject) => {
      if (!isOnline()) return reject(lost());
      const deliver = async () => {
        // A request may come twice: both are done, the first answer counts.
        if (random.once(12)) await answerTo(uid, String(input), init);
        const response = await answerTo(uid, String(input), init);
        underWay.push({ deliver: async () => resolve(response), lose: () => reject(lost()) });
      };
      underWay.push({ deliver, lose: () => reject(lost()) });
    });

  const take = () => underWay.splice(random.below(underWay.length), 1)[0]!;

  return {
    fetchAs,
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
