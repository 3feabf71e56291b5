import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { type PushAnswer, protocolEdition } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import { as } from "../support/test-server.ts";

export interface SentWrite {
  base: number;
  record: AnyRecord;
}

/** What the server said it has: a record at a version. */
export interface Acknowledged {
  id: string;
  version: number;
  label: string;
}

export interface Writer {
  householdId: string;
  acknowledged: Acknowledged[];
  /** The push that has no answer yet. */
  unanswered: SentWrite[];
  /** Pushes until the server no longer answers. Begins with what has no answer, as a device does. */
  writeUntilCut(address: string, epoch: string): Promise<void>;
  /** Pushes on, sending again what was not answered or answered with a fault, until it is over. */
  writeThroughFaults(address: string, epoch: string, isOver: () => boolean): Promise<void>;
}

/** Adds records and changes those it added before. Records of its own only, so that every push is accepted whole. */
export function createWriter(householdId: string, uid: string, name: string): Writer {
  const versions = new Map<string, number>();
  let count = 0;
  const nextWrites = (): SentWrite[] =>
    Array.from({ length: 1 + (count % 4) }, () => {
      count += 1;
      const id = `${name}-${count % 5 === 0 ? 1 : count}`;
      return { base: versions.get(id) ?? 0, record: habit(id, `${name} wrote ${count}`) };
    }).filter(({ record }, index, all) => all.findIndex((other) => other.record.id === record.id) === index);
  const push = async (address: string, epoch: string) => {
    const body = { protocol: protocolEdition, epoch, writes: writer.unanswered };
    const answer = await fetch(`${address}/api/households/${householdId}/push`, as(uid, "POST", body));
    if (answer.status !== 200) throw new Error(`A push was answered ${answer.status}: ${await answer.text()}`);
    const { results } = (await answer.json()) as PushAnswer;
    for (const [index, result] of results.entries()) {
      if (!("accepted" in result)) throw new Error(`A push was not accepted: ${JSON.stringify(result)}`);
      versions.set(result.id, result.accepted);
      const label = writer.unanswered[index]!.record.fields.label as string;
      writer.acknowledged.push({ id: result.id, version: result.accepted, label });
    }
    writer.unanswered = [];
  };
  const writer: Writer = {
    householdId,
    acknowledged: [],
    unanswered: [],
    async writeUntilCut(address, epoch) {
      try {
        for (;;) {
          if (writer.unanswered.length === 0) writer.unanswered = nextWrites();
          await push(address, epoch);
        }
      } catch (error) {
        // A broken connection is what this is about; any other fault is one.
        if (!(error instanceof TypeError)) throw error;
      }
    },
    async writeThroughFaults(address, epoch, isOver) {
      while (!isOver() || writer.unanswered.length > 0) {
        if (writer.unanswered.length === 0) writer.unanswered = nextWrites();
        await push(address, epoch).catch((fault: Error) => {
          if (!/answered 5\d\d/.test(fault.message)) throw fault;
          return new Promise((resolve) => setTimeout(resolve, 100));
        });
      }
    },
  };
  return writer;
}

const habit = (id: string, label: string): AnyRecord => recordOf("habit", { id, label, timesAWeek: 3 });
