import type { DeviceDatabase } from "../device/device-database.ts";
import { noteMemberships, removeHousehold } from "../household-rows.ts";
import type { Remote } from "./remote.ts";
import { replicate } from "./replicate.ts";
import { createRounds, type Rounds, type Timing } from "./rounds.ts";
import { gravestOf, type SyncStatus, statusAfter } from "./status.ts";

export interface ReplicatorParts {
  database: Pick<DeviceDatabase, "read" | "write">;
  remote: Remote;
  timing: Timing;
  onChanged(household: string, ids: readonly string[]): void;
  /** Households came to this device or left it. */
  onHouseholds(): void;
  onStatus(status: SyncStatus): void;
}

export interface Replicator {
  nudge(household: string): void;
  /** Also looks whether there are households that this device does not know yet. */
  wake(): void;
  stop(): void;
}

interface Line {
  rounds: Rounds;
  status: SyncStatus;
  unwatch(): void;
}

/** Keeps every household of one device in step, while this tab leads. */
export function createReplicator(parts: ReplicatorParts): Replicator {
  const lines = new Map<string, Line>();
  let isStopped = false;
  const tell = () => parts.onStatus(gravestOf([...lines.values()].map(({ status }) => status)));

  async function follow(): Promise<void> {
    const rows = await parts.database.read(({ households }) => households.all());
    if (isStopped) return;
    for (const { id } of rows) if (!lines.has(id)) lines.set(id, begin(id));
  }

  function begin(household: string): Line {
    const rounds = createRounds({
      round: () => replicate(parts, household),
      timing: parts.timing,
      onLost: () => void lose(household),
      onStatus(status) {
        line.status = status;
        tell();
      },
    });
    const line: Line = { rounds, status: "sending", unwatch: parts.remote.watch(household, rounds.nudge) };
    rounds.nudge();
    return line;
  }

  async function lose(household: string): Promise<void> {
    end(household);
    await parts.database.write((tables) => removeHousehold(tables, household));
    parts.onHouseholds();
    tell();
  }

  function end(household: string): void {
    lines.get(household)?.rounds.stop();
    lines.get(household)?.unwatch();
    lines.delete(household);
  }

  async function look(): Promise<void> {
    const found = await parts.remote.households();
    if (isStopped) return;
    if (!found.ok) return parts.onStatus(statusAfter(found.problem));
    const isMore = await parts.database.write((tables) => noteMemberships(tables, found.value));
    if (isMore) parts.onHouseholds();
    await follow();
  }

  const lookAgain = () =>
    void follow()
      .then(look)
      .catch(() => parts.onStatus("offline"));
  lookAgain();
  return {
    nudge(household) {
      const line = lines.get(household);
      if (line) line.rounds.nudge();
      else void follow();
    },
    wake() {
      for (const { rounds } of lines.values()) rounds.wake();
      lookAgain();
    },
    stop() {
      isStopped = true;
      for (const household of [...lines.keys()]) end(household);
    },
  };
}
