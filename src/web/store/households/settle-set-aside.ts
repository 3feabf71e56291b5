import type { Result } from "#domain/result.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import type { DeviceStore } from "../device-store.ts";
import { inTurn } from "../in-turn.ts";
import { type SetAside, setAsideFact, setAsidesOf } from "./set-aside-facts.ts";

/** Deletes a household at the server, where nobody else is in it. */
export type DeleteAlone = (household: string) => Promise<Result<unknown, string>>;

/** What the answer means; whatever passes by itself means nothing yet. */
const meaning: Readonly<Record<string, SetAside["atServer"]>> = {
  "not-a-member": "done",
  "others-are-members": "stays",
  "not-the-owner": "stays",
};

/** Has the server delete what was set aside here. Answers whether anything was settled by that. */
export async function settleSetAside(
  database: Pick<DeviceDatabase, "read" | "write">,
  deleteAlone: DeleteAlone,
): Promise<boolean> {
  let isSettled = false;
  const owed = (await database.read(setAsidesOf)).filter(({ atServer }) => atServer === "owed");
  for (const aside of owed) {
    const deleted = await deleteAlone(aside.household);
    const atServer = deleted.ok ? "done" : (meaning[deleted.problem] ?? "owed");
    if (atServer === "owed") continue;
    await database.write(({ facts }) => noteSettled(facts, { ...aside, atServer }));
    isSettled = true;
  }
  return isSettled;
}

type Facts = Parameters<Parameters<DeviceDatabase["write"]>[0]>[0]["facts"];

/** Someone may have brought it back meanwhile: what was noted of it since stays, but for the server's answer. */
async function noteSettled(facts: Facts, { atServer, ...aside }: SetAside): Promise<void> {
  const name = setAsideFact({ ...aside, atServer }).name;
  const [now] = await facts.get([[name]]);
  if (!now) return;
  const { until } = JSON.parse(now.value) as SetAside;
  if (until === 0) await facts.remove([[name]]);
  else await facts.put([setAsideFact({ ...aside, until, atServer })]);
}

/** Settles at once, and again whenever this device came in step with the server, until it is stopped. */
export function followSetAside(
  { database, status, householdsChanged }: Pick<DeviceStore, "database" | "status" | "householdsChanged">,
  deleteAlone: DeleteAlone,
): () => void {
  const turn = inTurn();
  const settle = () =>
    turn(async () => {
      if (await settleSetAside(database, deleteAlone)) await householdsChanged();
    }).catch(() => {});
  void settle();
  return status.subscribe(() => status.get() === "in-step" && void settle());
}
