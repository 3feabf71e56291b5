/** A seeded source of chance, so that every interleaving can be played again. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  below(limit: number): number;
  oneOf<T>(items: readonly T[]): T;
  /** True once in so many times. */
  once(times: number): boolean;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, oneOf: (items) => items[below(items.length)]!, once: (times) => below(times) === 0 };
}
