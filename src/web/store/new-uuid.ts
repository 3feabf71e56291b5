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
