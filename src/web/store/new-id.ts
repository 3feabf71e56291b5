const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const timeLength = 10;
const randomLength = 16;

let drawn = new Uint8Array(0);

/** For one id. Drawn for a thousand at once: each draw leaves the browser a buffer to clear up, which very many ids make felt. */
export function randomLetters(): Uint8Array {
  if (drawn.length === 0) drawn = crypto.getRandomValues(new Uint8Array(1_000 * randomLength));
  const random = drawn.subarray(0, randomLength);
  drawn = drawn.subarray(randomLength);
  return random;
}

/** Ids that sort by the time they were made, and that two devices never make alike: 80 random bits in each. */
export function newId(now: number, random = randomLetters()): string {
  let time = "";
  for (let rest = now, index = 0; index < timeLength; index += 1, rest = Math.floor(rest / 32))
    time = letters[rest % 32] + time;
  // In one piece: the browser keeps what is added up as its parts until someone reads it.
  const parts = [time];
  for (const byte of random) parts.push(letters[byte % 32]!);
  return parts.join("");
}

/** When an id was made; null where something else made it. What is named after another one is as old as that one's. */
export function madeAt(id: string): number | null {
  const [own = ""] = id.split("@");
  if (own.length !== timeLength + randomLength || ![...own].every((letter) => letters.includes(letter))) return null;
  return [...own.slice(0, timeLength)].reduce((sum, letter) => sum * 32 + letters.indexOf(letter), 0);
}
