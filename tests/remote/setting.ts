import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Result } from "#domain/result.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { PullAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { HouseholdService } from "#web/backends/household-service.ts";
import type { Remote, RemoteWrite } from "#web/backends/remote.ts";

/** The other side, and what people do there that is not the device's to do. */
export interface RemoteSetting {
  /** As this person's device sees it; null where nobody is signed in. */
  remoteOf(person: string | null): Remote;
  /** The same of who is in a household. A person's contact is their name at example.com. */
  serviceOf(person: string | null): HouseholdService;
  addMember(household: string, by: string, person: string): Promise<void>;
  removeMember(household: string, by: string, person: string): Promise<void>;
  /** As after a restore: every household is of a new epoch. */
  newEpoch(): Promise<void>;
  /** Absent where it is not ours to restart. */
  restart?(): Promise<void>;
  stop(): Promise<void>;
}

export type OpenSetting = () => Promise<RemoteSetting>;

export const anew = { epoch: null, seq: 0 };

export function granted<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${result.problem}`);
  return result.value;
}

export const refused = (problem: string) => ({ ok: false, problem });

export const note = (id: string, fields: Readonly<Record<string, unknown>> = {}): AnyRecord =>
  recordOf("habit", { id, label: "Cook", timesAWeek: 1, ...fields });

export const write = (id: string, base = 0, fields: Readonly<Record<string, unknown>> = {}): RemoteWrite => ({
  base,
  record: note(id, fields),
});

/** A household of Maya's in which Tom is too, and its epoch. */
export async function home(setting: RemoteSetting): Promise<{ id: string; epoch: string }> {
  const id = randomUUID();
  granted(await setting.remoteOf("maya").begin(id, "shared"));
  await setting.addMember(id, "maya", "tom");
  return { id, epoch: granted(await setting.remoteOf("maya").pull(id, anew)).epoch };
}

const mostTries = 3;

/** Asks again where nobody answered, as a device does: what erases a household may still hold it on a busy emulator. */
export async function reached<T>(ask: () => Promise<Result<T, string>>): Promise<Result<T, string>> {
  let answer = await ask();
  for (let tries = 1; tries < mostTries && !answer.ok && answer.problem === "unreachable"; tries += 1)
    answer = await ask();
  return answer;
}

/** Every page from a checkpoint on. */
export async function pullAll(remote: Remote, household: string, from: { epoch: string | null; seq: number } = anew) {
  const pages: PullAnswer[] = [];
  for (let known = from, hasMore = true; hasMore; ) {
    const page = granted(await remote.pull(household, known));
    pages.push(page);
    [known, hasMore] = [page, page.hasMore];
  }
  return { pages, records: pages.flatMap(({ records }) => records), last: pages.at(-1)! };
}

/** Follows a household and waits for its calls. */
export function follow(remote: Remote, household: string) {
  let calls = 0;
  const watch = remote.watch(
    household,
    () => {
      calls += 1;
    },
    () => {},
  );
  const calledMoreThan = async (count: number, patience = 15_000) => {
    for (let waited = 0; calls <= count; waited += 20) {
      if (waited > patience) throw new Error(`called ${calls} times only`);
      await sleep(20);
    }
  };
  return { stop: () => watch.stop(), calls: () => calls, calledMoreThan };
}
