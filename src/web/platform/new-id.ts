const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const timeLength = 10;
const randomLength = 16;

/** Ids that sort by the time they were made, and that two devices never make alike: 80 random bits in each. */
export function newId(now: number, random = crypto.getRandomValues(new Uint8Array(randomLength))): string {
  let time = "";
  for (let rest = now, index = 0; index < timeLength; index += 1, rest = Math.floor(rest / 32))
    time = letters[rest % 32] + time;
  return time + lettersOf(random);
}

const lettersOf = (numbers: Iterable<number>): string => Array.from(numbers, (one) => letters[one % 32]).join("");

/** So many letters tell a place: a million of them. */
const placeLength = 4;

/**
 * Ids of one moment by their places, in that order, and the same each time a place is asked for. They have their random
 * letters in common; no others of that moment have them.
 */
export function idsInOrder(now: number): (place: number) => string {
  const own = newId(now);
  const [head, tail] = [own.slice(0, timeLength), own.slice(timeLength + placeLength)];
  // In one piece: the browser keeps what is added up as its parts until someone reads it.
  return (place) => [head, lettersOf([place >> 15, place >> 10, place >> 5, place]), tail].join("");
}

/** When an id was made; null where something else made it. What is named after another one is as old as that one's. */
export function madeAt(id: string): number | null {
  const [own = ""] = id.split("@");
  if (own.length !== timeLength + randomLength || ![...own].every((letter) => letters.includes(letter))) return null;
  return [...own.slice(0, timeLength)].reduce((sum, letter) => sum * 32 + letters.indexOf(letter), 0);
}

/**
 * A random UUID (version 4). `crypto.randomUUID` exists only in secure contexts, and a server at home is often reached by
 * plain HTTP on a host name, which is none; `getRandomValues` exists everywhere.
 */
export function newUuid(random = crypto.getRandomValues(new Uint8Array(16))): string {
  const bytes = Uint8Array.from(random);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
