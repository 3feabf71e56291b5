/** How a visitor found the site. Missing values are empty strings. */
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
  /** The arrival time in milliseconds. */
  ts: number;
}

type TextName = Exclude<keyof AttributionRecord, "ts">;

const touchNames = ["source", "medium", "campaign", "content", "term", "gclid", "fbclid", "twclid"] as const;
const textNames: readonly TextName[] = [...touchNames, "referrer"];

/** Maximum lengths for reports. Click ids and addresses are longer, and useless when truncated. */
export const maxLengths = { words: 100, token: 500 } as const;

const longestOf = (name: TextName): number => (/clid$|^referrer$/.test(name) ? maxLengths.token : maxLengths.words);

/** Trims, removes characters that storage cannot hold, and truncates, so that a link cannot fill the browser's storage. */
export const cut = (text: string, length: number): string =>
  text
    .trim()
    .slice(0, length)
    .replace(/[\p{Surrogate}\p{Cc}]/gu, "")
    .trim();

/** Whether two touches have the same campaign and click, regardless of time and referrer. */
export const isSameTouch = (one: AttributionRecord, other: AttributionRecord): boolean =>
  touchNames.every((name) => one[name] === other[name]);

/** Parses a stored record; null if it is invalid. */
export const readRecord = (text: string | null): AttributionRecord | null => recordFrom(parseStored(text));

const maxStoredLength = 20_000;

/** Parses stored JSON of limited length, because users and other scripts can write to storage too. */
export function parseStored(text: string | null): unknown {
  if (text === null || text.length > maxStoredLength) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function recordFrom(stored: unknown): AttributionRecord | null {
  if (!isFields(stored) || !isInstant(stored.ts)) return null;
  const texts = textNames.map((name) => [name, textIn(stored, name)] as const);
  if (texts.some(([, text]) => text === null)) return null;
  const record = { ...(Object.fromEntries(texts) as Record<TextName, string>), ts: stored.ts };
  return record.source && record.medium ? record : null;
}

export const isFields = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  typeof stored === "object" && stored !== null;

/** The year 2100, the end of the supported calendar. */
const end = Date.UTC(2100, 0, 1);

export const isInstant = (stored: unknown): stored is number =>
  typeof stored === "number" && Number.isInteger(stored) && stored >= 0 && stored < end;

function textIn(stored: Readonly<Record<string, unknown>>, name: TextName): string | null {
  const text = Object.hasOwn(stored, name) ? stored[name] : "";
  return typeof text === "string" ? cut(text, longestOf(name)) : null;
}
