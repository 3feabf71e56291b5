import type { Membership } from "#sync/household-api.ts";
import type { DeviceTables, FactRow, HouseholdRow } from "../device/device-database.ts";

/** A household that was here without an account, and those that the account had already. Nobody has decided yet. */
export interface Meeting {
  brought: string;
  others: readonly string[];
}

const prefix = "meeting:";
const factOf = (brought: string) => `${prefix}${brought}`;

/** Only the server knows what the account has, and it has not been asked yet. */
const notKnownYet = "";

/** Noted with the adoption itself, so that a reload in between forgets no question. A private space asks none. */
export const newMeetings = (adopted: readonly HouseholdRow[]): FactRow[] =>
  adopted.filter(({ space }) => space === "shared").map(({ id }) => ({ name: factOf(id), value: notKnownYet }));

/**
 * The server has said what the account has. What came along together asks nothing of each other, and where the account
 * had nothing there is nothing to ask. What comes later is not met any more. Answers whether there is a new question.
 */
export async function noteMeetings(tables: DeviceTables, there: readonly Membership[]): Promise<boolean> {
  const facts = await tables.facts.all();
  const asking = facts.filter(({ name, value }) => name.startsWith(prefix) && value === notKnownYet);
  if (asking.length === 0) return false;
  const shared = there.filter(({ space }) => space === "shared").map(({ householdId }) => householdId);
  const others = shared.filter((id) => !asking.some(({ name }) => name === factOf(id)));
  if (others.length > 0) await tables.facts.put(asking.map(({ name }) => ({ name, value: others.join(" ") })));
  else await tables.facts.remove(asking.map(({ name }) => [name]));
  return others.length > 0;
}

interface Here {
  facts: ReadonlyMap<string, string>;
  rows: ReadonlyMap<string, HouseholdRow>;
}

/** The questions that are open, as far as both sides are still here. */
export const meetingsIn = ({ facts, rows }: Here): Meeting[] =>
  [...facts]
    .filter(([name, value]) => name.startsWith(prefix) && value !== notKnownYet)
    .map(([name, value]) => ({
      brought: name.slice(prefix.length),
      others: value.split(" ").filter((id) => rows.has(id)),
    }))
    .filter(({ brought, others }) => rows.has(brought) && others.length > 0);

/** Ends a question, once: of two tabs that decide at the same moment the second is told that it was. */
export async function endMeeting(tables: DeviceTables, brought: string): Promise<string | null> {
  const [fact] = await tables.facts.get([[factOf(brought)]]);
  if (!fact) return null;
  await tables.facts.remove([[fact.name]]);
  return fact.value;
}

/** Asks again what was decided a moment ago. */
export const meetAgain = (tables: DeviceTables, brought: string, value: string): Promise<void> =>
  tables.facts.put([{ name: factOf(brought), value }]);
