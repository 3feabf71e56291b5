/** More debts than this have a dot each: letters would no longer be told apart, or fit. */
export const mostLetters = 10;

interface Named {
  id: string;
  label: string;
}

const spare = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** One letter for each debt, of its own name where that is free: "Car" is C, and then "Card" is A. */
export function lettersOf(debts: readonly Named[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, label } of debts.length > mostLetters ? [] : debts) {
    const own = [...label.toLocaleUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
    const letter = [...own, ...spare].find((sign) => !taken.has(sign))!;
    taken.add(letter);
    letters.set(id, letter);
  }
  return letters;
}
