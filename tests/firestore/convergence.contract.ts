import { expect, it } from "vitest";
import type { Checkpoint } from "#sync/protocol.ts";
import { playInterleaving } from "../convergence/interleaving.ts";
import type { Side } from "../convergence/side.ts";
import type { People } from "./people.ts";
import { firestoreSide } from "./side.ts";

const interleavings = Number(process.env.FIRESTORE_INTERLEAVINGS ?? 5);
const firstSeed = Number(process.env.FIRST_SEED ?? 1);
const seeds = Array.from({ length: interleavings }, (_, index) => firstSeed + index);

/** The same interleavings as on our own server, but for its restarts. */
export function convergence(people: () => People): void {
  it.each(seeds)("five devices end equal and lose nothing, whatever happens, from seed %i", async (seed) => {
    expect(await playInterleaving(seed, firestoreSide(people()))).toEqual([]);
  });

  it("is found to fail where a pull skips a number", async () => {
    const faults: string[] = [];
    for (let seed = 1_000_000; faults.length === 0 && seed < 1_000_010; seed += 1)
      faults.push(...(await playInterleaving(seed, skipping(firestoreSide(people())))));
    expect(faults).not.toEqual([]);
  });
}

const skipping = (side: Side): Side => ({
  ...side,
  remoteOf(uid, carry) {
    const remote = side.remoteOf(uid, carry);
    const past = ({ epoch, seq }: Checkpoint): Checkpoint => ({ epoch, seq: seq > 0 ? seq + 1 : 0 });
    return { ...remote, pull: (household, known) => remote.pull(household, past(known)) };
  },
});
