/** In which words the ways to sign in are named, in the order in which they are. */
const words: readonly (readonly [string, string])[] = [
  ["password", "password"],
  ["passkey", "passkey"],
  ["google.com", "Google"],
  ["apple.com", "Apple"],
  ["phone", "text message"],
];

const list = new Intl.ListFormat("en", { type: "disjunction" });

/** “Password, passkey or Google”. */
export function waysWords(providers: readonly string[]): string {
  const known = words.filter(([id]) => providers.includes(id)).map(([, word]) => word);
  const text = list.format(known);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
