import type { EventTouch, Step } from "#sync/events/event-batch.ts";
import type { ConsentedEvent, StoredEvent } from "../stored-event.ts";
import type { EventRow } from "./event-tables.ts";

const numbers: readonly (keyof EventRow)[] = ["at", "week", "is_bot", "consent_version", "consent_at"];

const touchCells = ({ source, medium, campaign, lander }: EventTouch) => [source, medium, campaign, lander] as const;

export function rowOf(event: ConsentedEvent): EventRow {
  const { id, at, visit, name, params, first, last, since, reached, week, isBot, consent } = event;
  const [first_source, first_medium, first_campaign, first_lander] = touchCells(first);
  const [last_source, last_medium, last_campaign, last_lander] = touchCells(last);
  return {
    ...{ id, at, visit, name, params: JSON.stringify(params) },
    ...{ first_source, first_medium, first_campaign, first_lander },
    ...{ last_source, last_medium, last_campaign, last_lander },
    ...{ since, reached: reached.join(), week, is_bot: isBot ? 1 : 0 },
    ...{ consent_version: consent.version, consent_at: consent.at, consent_by: consent.by },
  };
}

/** PostgreSQL hands out 64-bit numbers as text; ours are milliseconds. */
export const eventOf = (row: EventRow): StoredEvent => ({
  ...{ id: row.id, at: Number(row.at), visit: row.visit, name: row.name },
  params: JSON.parse(row.params) as StoredEvent["params"],
  first: touchOf(row, "first"),
  last: touchOf(row, "last"),
  since: row.since,
  reached: row.reached === "" ? [] : (row.reached.split(",") as Step[]),
  week: row.week,
  isBot: row.is_bot === 1,
});

const touchOf = (row: EventRow, which: "first" | "last"): EventTouch => ({
  source: row[`${which}_source`],
  medium: row[`${which}_medium`],
  campaign: row[`${which}_campaign`],
  lander: row[`${which}_lander`],
});

/** Rows for one parameter of a statement: binding thousands costs more than storing them. */
export const cellsOf = (rows: readonly EventRow[]): string =>
  JSON.stringify(rows.map((row) => columns.map((column) => row[column])));

export const columns: readonly (keyof EventRow)[] = [
  ...(["id", "at", "visit", "name", "params"] as const),
  ...(["first_source", "first_medium", "first_campaign", "first_lander"] as const),
  ...(["last_source", "last_medium", "last_campaign", "last_lander"] as const),
  ...(["since", "reached", "week", "is_bot", "consent_version", "consent_at", "consent_by"] as const),
];

/** Puts rows, as `cellsOf` writes them and `given` gives them one by one as `value`, into a table. The first of an id stays. */
export const insertText = (table: string, given: string): string =>
  `insert into ${table} (${columns.join()}) select ${columns.map(cell).join()} from ${given} where true
  on conflict (id) do nothing`;

const cell = (column: keyof EventRow, index: number): string =>
  numbers.includes(column) ? `cast(value ->> ${index} as bigint)` : `value ->> ${index}`;
