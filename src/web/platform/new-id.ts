const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const timeLength = 10;
const randomLength = 16;

/** ULID-like: sortable by creation time, with 80 random bits so that devices never create the same id. */
export function newId(now: number, random = crypto.getRandomValues(new Uint8Array(randomLength))): string {
  let time = "";
  for (let rest = now, index = 0; index < timeLength; index += 1, rest = Math.floor(rest / 32))
    time = letters[rest % 32] + time;
  return time + lettersOf(random);
}

const lettersOf = (numbers: Iterable<number>): string => Array.from(numbers, (one) => letters[one % 32]).join("");

/** Enough letters for a million positions. */
const positionLength = 4;

/**
 * Ids of one import by position: they sort by it, and a position always gives the same id. They share their random letters,
 * which no other id of the same millisecond has.
 */
export function idsInOrder(now: number): (position: number) => string {
  const own = newId(now);
  const [head, tail] = [own.slice(0, timeLength), own.slice(timeLength + positionLength)];
  // Joined, not concatenated: V8 keeps concatenated strings as trees until they are read.
  return (position) => [head, lettersOf([position >> 15, position >> 10, position >> 5, position]), tail].join("");
}

/** When an id was created; null if it isn't one of ours. A derived id (`<id>@…`) has the time of its original. */
export function madeAt(id: string): number | null {
  const [own = ""] = id.split("@");
  if (own.length !== timeLength + randomLength || ![...own].every((letter) => letters.includes(letter))) return null;
  return [...own.slice(0, timeLength)].reduce((sum, letter) => sum * 32 + letters.indexOf(letter), 0);
}

/**
 * A random UUID (version 4). Not `crypto.randomUUID`, which exists only in secure contexts: a home server is often reached by
 * plain HTTP on a host name. `getRandomValues` exists everywhere.
 */
export function newUuid(random = crypto.getRandomValues(new Uint8Array(16))): string {
  const bytes = Uint8Array.from(random);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
