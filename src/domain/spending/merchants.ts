/** What a merchant sells: a small closed set, which `merchant-categories.ts` maps to a household's own categories. */
export const merchantKinds = [
  "groceries",
  "alcohol",
  "eating-out",
  "coffee",
  "fuel",
  "car",
  "parking",
  "public-transport",
  "taxi",
  "travel",
  "household",
  "diy",
  "electronics",
  "clothing",
  "shopping",
  "gifts",
  "pharmacy",
  "drugstore",
  "beauty",
  "sports",
  "children",
  "pets",
  "books",
  "gaming",
  "entertainment",
  "subscriptions",
  "phone",
  "utilities",
  "insurance",
  "donations",
] as const;

export type MerchantKind = (typeof merchantKinds)[number];

/** Names as `merchantWords` writes them, separated by `|`. A name after `^` is an ordinary word too: it counts only alone. */
export type MerchantNames = Readonly<Partial<Record<MerchantKind, string>>>;

export interface MerchantLists {
  /** By ISO 3166 region. */
  countries: Readonly<Record<string, MerchantNames>>;
  international: MerchantNames;
  /** Words that name a trade, such as "pharmacy". They decide only where no merchant is found. */
  trades: MerchantNames;
}

/** Countries without a list of their own, and whose lists have most of their merchants. */
const neighbors: Readonly<Record<string, readonly string[]>> = {
  AT: ["DE"],
  BE: ["NL", "FR"],
  CH: ["DE", "FR", "IT"],
  IE: ["GB"],
  LI: ["DE"],
  LU: ["FR", "DE"],
  MC: ["FR"],
  NZ: ["AU"],
  SM: ["IT"],
};

const connectors = new Set(["and", "und", "et", "www"]);

/** Bank texts are short. The limit bounds the work for a text that is not. */
const maxWords = 32;

/**
 * The words of a payee or merchant: lower case without accents and apostrophes. Separates store numbers ("tesco3321") and joins
 * the "s" that banks separate from a name ("lowe s").
 */
export function merchantWords(text: string): string[] {
  const plain = text
    .slice(0, 400)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, "")
    .replace(/[ßøœæł]/g, (letter) => foldedLetters[letter]!)
    .replace(/([a-z]{3})(\d{2,})(?![a-z])/g, "$1 $2");
  const words: string[] = [];
  for (const word of plain.split(/[^\p{L}\p{N}]+/u)) {
    if (word === "" || connectors.has(word)) continue;
    const last = words.at(-1);
    if (word === "s" && last !== undefined && /^\p{L}{2,}[^s\P{L}]$/u.test(last)) words[words.length - 1] = `${last}s`;
    else words.push(word);
    if (words.length === maxWords) break;
  }
  return words;
}

const foldedLetters: Readonly<Record<string, string>> = { ß: "ss", ø: "o", œ: "oe", æ: "ae", ł: "l" };

/** What banks and payment services write around a merchant's name. */
const fillers = new Set(
  [
    "a an at by for from in no nr of on or ref the to via with",
    "ach atm auth authorized bill billpay card cards checkcard chip com contactless credit ctls dbt dd debit direct eftpos",
    "interac mastercard mc online order pay payment payments pin pos point purchase pur recurring sale shop store stores",
    "tap trn txn visa vis web withdrawal inc llc ltd limited plc pty corp company",
    "applepay googlepay gpay paypal pp ppal sq sp tst sumup zettle izettle iz stripe toast adyen mollie ccv klarna bck worldpay",
    "am bei dank danke debitkarte der die das ec einkauf fil filiale girocard kartenzahlung kauf kreditkarte lastschrift",
    "basislastschrift folgelastschrift sagt sepa vielen vom zahlung gmbh ag kg co ohg mbh",
    "achat au aux carte cb chez de des du facture la le les par paiement prelevement prlv sarl sas sa",
    "aan bea betaalautomaat betaalpas betaling betaalverzoek bij bv contactloos het ideal incasso nl nv pasvolgnr pinbetaling",
    "adeudo bizum compra con domiciliacion el en movil pago recibo tarj tarjeta tpv slu",
    "acquisto addebito bancomat carta con di pagamento pagobancomat presso sdd spa srl su",
    "us usa gb uk fr es it ca au",
    "jan feb mar apr may jun jul aug sep oct nov dec",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a word says nothing about who was paid: a filler, a number, or a code. */
const isFiller = (word: string): boolean => fillers.has(word) || /\d/.test(word) || /^x{2,}$/.test(word);

interface MerchantName {
  words: readonly string[];
  kind: MerchantKind;
  /** The number of letters: of several names that fit, the longest wins. */
  length: number;
  place: "anywhere" | "first" | "alone";
}

/** By first word, longest name first. */
type NameIndex = ReadonlyMap<string, readonly MerchantName[]>;

/** A single word of fewer letters is often a part of another name, so it counts only as the first word. */
const distinctiveLength = 7;

/** The same of several words, as in "h m". */
const distinctivePair = 5;

/** The names of a list. */
export function namesOf(names: MerchantNames): MerchantName[] {
  return merchantKinds.flatMap((kind) =>
    (names[kind] ?? "")
      .split("|")
      .map((name) => name.trim())
      .filter((name) => name !== "")
      .map((name): MerchantName => {
        const words = name.replace("^", "").split(" ");
        const length = words.join("").length;
        const isDistinctive = length >= (words.length > 1 ? distinctivePair : distinctiveLength);
        return { words, kind, length, place: name.startsWith("^") ? "alone" : isDistinctive ? "anywhere" : "first" };
      }),
  );
}

/** Of the same name in several lists, the earlier list wins. */
function indexOf(names: readonly MerchantName[]): NameIndex {
  const index = new Map<string, MerchantName[]>();
  for (const name of names) {
    const known = index.get(name.words[0]!);
    if (known) known.push(name);
    else index.set(name.words[0]!, [name]);
  }
  for (const list of index.values()) list.sort((a, b) => b.length - a.length);
  return index;
}

/** Names of other countries that can't be mistaken and mean the same in each of them: people travel. */
function foreignNames(countries: MerchantLists["countries"], home: readonly string[]): MerchantName[] {
  const found = new Map<string, MerchantName>();
  const conflicting = new Set<string>();
  for (const [country, list] of Object.entries(countries)) {
    if (home.includes(country)) continue;
    for (const name of namesOf(list)) {
      const key = name.words.join(" ");
      const known = found.get(key);
      if (known && known.kind !== name.kind) conflicting.add(key);
      if (!known && name.place === "anywhere") found.set(key, name);
    }
  }
  return [...found].flatMap(([key, name]) => (conflicting.has(key) ? [] : name));
}

/**
 * Prepares the lists for a household's country. Matches whole words only. The longest name wins, of equal ones that of the
 * household's country; then names of other countries, then trades.
 */
export function merchantMatcher(
  { countries, international, trades }: MerchantLists,
  country: string,
): (payee: string) => MerchantKind | undefined {
  const home = [country, ...(neighbors[country] ?? [])];
  const atHome = home.flatMap((each) => (countries[each] ? namesOf(countries[each]) : []));
  const indexes = [
    indexOf([...atHome, ...namesOf(international)]),
    indexOf(foreignNames(countries, home)),
    indexOf(namesOf(trades).map((name) => ({ ...name, place: "anywhere" }))),
  ];
  return (payee) => {
    const words = merchantWords(payee);
    for (const index of indexes) {
      const kind = longestIn(words, index)?.kind;
      if (kind) return kind;
    }
    return undefined;
  };
}

function longestIn(words: readonly string[], index: NameIndex): MerchantName | undefined {
  const firstNamed = words.findIndex((word) => !isFiller(word));
  const first = firstNamed < 0 ? words.length : firstNamed;
  let longest: MerchantName | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const fits = index.get(words[at]!)?.find((name) => isAt(words, at, first, name));
    if (fits && fits.length > (longest?.length ?? 0)) longest = fits;
  }
  return longest;
}

function isAt(words: readonly string[], at: number, first: number, { words: name, place }: MerchantName): boolean {
  if (place !== "anywhere" && at > first) return false;
  if (!name.every((word, index) => words[at + index] === word)) return false;
  return place !== "alone" || words.slice(at + name.length).every(isFiller);
}
