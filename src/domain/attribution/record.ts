/** How someone found the site. What is absent is empty. */
export interface AttributionRecord {
  source: string;
  medium: string;
  campaign: string;
  content: string;
  term: string;
  gclid: string;
  fbclid: string;
  twclid: string;
  /** Origin and path. */
  referrer: string;
  /** Milliseconds, when they came. */
  ts: number;
}

type TextName = Exclude<keyof AttributionRecord, "ts">;

const touchNames = ["source", "medium", "campaign", "content", "term", "gclid", "fbclid", "twclid"] as const;
const textNames: readonly TextName[] = [...touchNames, "referrer"];

/** Long enough to be told in reports. Click ids and addresses are longer, and worth nothing in part. */
export const longest = { words: 100, token: 500 } as const;

const longestOf = (name: TextName): number => (/clid$|^referrer$/.test(name) ? longest.token : longest.words);

/** As given, but for blanks around it, what no storage can hold, and length: nobody fills a browser's storage by a link. */
export const cut = (text: string, length: number): string =>
  text
    .trim()
    .slice(0, length)
    .replace(/[\p{Surrogate}\p{Cc}]/gu, "")
    .trim();

/** The same campaign and click, whenever and wherever from. */
export const isSameTouch = (one: AttributionRecord, other: AttributionRecord): boolean =>
  touchNames.every((name) => one[name] === other[name]);

/** What a browser kept, or null where it is anything else than a record. */
export const readRecord = (text: string | null): AttributionRecord | null => recordFrom(readKept(text));

const longestKept = 20_000;

/** Any JSON that is not absurdly long; people and other scripts can write into storage too. */
export function readKept(text: string | null): unknown {
  if (text === null || text.length > longestKept) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function recordFrom(kept: unknown): AttributionRecord | null {
  if (!isFields(kept) || !isInstant(kept.ts)) return null;
  const texts = textNames.map((name) => [name, textIn(kept, name)] as const);
  if (texts.some(([, text]) => text === null)) return null;
  const record = { ...(Object.fromEntries(texts) as Record<TextName, string>), ts: kept.ts };
  return record.source && record.medium ? record : null;
}

export const isFields = (kept: unknown): kept is Readonly<Record<string, unknown>> =>
  typeof kept === "object" && kept !== null;

/** The year 2100, where the calendar of this product ends: a later instant has no week. */
const end = Date.UTC(2100, 0, 1);

export const isInstant = (kept: unknown): kept is number =>
  typeof kept === "number" && Number.isInteger(kept) && kept >= 0 && kept < end;

function textIn(kept: Readonly<Record<string, unknown>>, name: TextName): string | null {
  const text = Object.hasOwn(kept, name) ? kept[name] : "";
  return typeof text === "string" ? cut(text, longestOf(name)) : null;
}
