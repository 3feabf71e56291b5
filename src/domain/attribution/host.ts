const longest = 253;
const address = /^\[[\da-f:.]+\]$/;
const name = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*$/u;

/** A host without what makes no difference: case, port, closing dot, `www.`; empty where it can't be one. */
export function plainHost(host: string): string {
  const plain = host
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/\.$/, "")
    // What stays must still be a name: www.com is one.
    .replace(/^www\.(?=[^.]+\.)/, "");
  return plain.length <= longest && (name.test(plain) || address.test(plain)) ? plain : "";
}
