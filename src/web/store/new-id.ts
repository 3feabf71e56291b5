const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const timeLength = 10;
const randomLength = 16;

/** Ids that sort by the time they were made, and that two devices never make alike: 80 random bits in each. */
export function newId(now: number, random: Uint8Array = crypto.getRandomValues(new Uint8Array(randomLength))): string {
  let time = "";
  for (let rest = now, index = 0; index < timeLength; index += 1, rest = Math.floor(rest / 32))
    time = letters[rest % 32] + time;
  return time + Array.from(random, (byte) => letters[byte % 32]).join("");
}
