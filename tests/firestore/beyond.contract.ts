import { doc, updateDoc } from "@firebase/firestore";
import { describe, expect, it } from "vitest";
import { changesOf } from "#web/backends/firebase/households/change-log.ts";
import { householdAt, recordsOf } from "#web/backends/firebase/households/documents.ts";
import { firestoreRemote } from "#web/backends/firebase/households/firestore-remote.ts";
import { anew, granted, home, note, refused, write } from "../remote/setting.ts";
import { type People, peopleAt } from "./people.ts";
import { firestoreSetting } from "./setting.ts";

const quick = {
  after(milliseconds: number, work: () => void) {
    const timer = setTimeout(work, milliseconds / 10);
    return () => clearTimeout(timer);
  },
  random: () => 0.5,
  now: Date.now,
  isPageVisible: () => false,
};

/** What Firestore keeps and answers beyond what every remote must. */
export function beyond(people: () => People): void {
  const remoteOf = (person: string) => firestoreSetting(people()).remoteOf(person);
  const begun = () => home(firestoreSetting(people()));

  describe("the log", () => {
    it("keeps who wrote what, when and on which version, newest first, with every value that lost", async () => {
      const { id, epoch } = await begun();
      const started = Date.now() - 60_000;
      granted(await remoteOf("maya").push(id, epoch, [write("a"), write("b"), write("c")]));
      granted(await remoteOf("tom").push(id, epoch, [write("a", 1, { label: "Bake" }), write("b", 0)]));
      granted(await remoteOf("maya").push(id, epoch, [write("a", 4, { label: "Boil" })]));
      const caller = { database: people().databaseOf("tom"), uid: "tom" };
      const changes = async (wanted: object) => changesOf(caller, id, { limit: 10, ...wanted });
      const all = await changes({});
      expect(all.map(({ seq, uid, base, record }) => [seq, uid, base, record.id, record.fields.label])).toEqual([
        [5, "maya", 4, "a", "Boil"],
        [4, "tom", 1, "a", "Bake"],
        [3, "maya", 0, "c", "Cook"],
        [2, "maya", 0, "b", "Cook"],
        [1, "maya", 0, "a", "Cook"],
      ]);
      expect(all.every(({ at }) => at > started && at < Date.now() + 60_000)).toBe(true);
      const numbers = async (wanted: object) => (await changes(wanted)).map(({ seq }) => seq);
      expect(await numbers({ limit: 2 })).toEqual([5, 4]);
      expect(await numbers({ before: 3 })).toEqual([2, 1]);
      expect(await numbers({ before: 5, limit: 2 })).toEqual([4, 3]);
      expect(await numbers({ id: "a" })).toEqual([5, 4, 1]);
      expect(await numbers({ id: "a", before: 5, limit: 1 })).toEqual([4]);
      expect(await numbers({ id: "none" })).toEqual([]);
    });
  });

  describe("a push", () => {
    it("that names a record twice is judged write by write", async () => {
      const { id, epoch } = await begun();
      const writes = [write("a"), write("b"), write("a", 1, { label: "Bake" }), write("b", 9)];
      const { seq, results } = granted(await remoteOf("maya").push(id, epoch, writes));
      expect([seq, results]).toEqual([
        3,
        [
          { id: "a", accepted: 1 },
          { id: "b", accepted: 2 },
          { id: "a", accepted: 3 },
          { id: "b", current: note("b", { version: 2 }) },
        ],
      ]);
    });

    it("that comes again beside new writes is known again, and the new ones are taken", async () => {
      const { id, epoch } = await begun();
      granted(await remoteOf("maya").push(id, epoch, [write("a"), write("b")]));
      const again = granted(await remoteOf("maya").push(id, epoch, [write("a"), write("c"), write("b", 2)]));
      expect([again.seq, again.results]).toEqual([
        4,
        [
          { id: "a", accepted: 1 },
          { id: "c", accepted: 3 },
          { id: "b", accepted: 4 },
        ],
      ]);
      const others = granted(await remoteOf("tom").push(id, epoch, [write("a")]));
      expect(others.results).toEqual([{ id: "a", current: note("a", { version: 1 }) }]);
    });

    it("of eight devices at once: every number is given once, and none is lost", async () => {
      const { id, epoch } = await begun();
      const devices = Array.from({ length: 8 }, (_, device) => remoteOf(device % 2 ? "maya" : "tom"));
      const sent = devices.map((remote, device) => remote.push(id, epoch, [write(`d${device}`), write(`e${device}`)]));
      const answers = (await Promise.all(sent)).map((one) => granted(one));
      const numbers = answers.flatMap(({ results }) => results.map((one) => ("accepted" in one ? one.accepted : 0)));
      expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
      const { records } = granted(await remoteOf("maya").pull(id, anew));
      expect(records.map(({ version }) => version)).toEqual(numbers);
    });

    it("to a household that is full is refused whole, and changes are still taken", async () => {
      const { id, epoch } = await begun();
      granted(await remoteOf("maya").push(id, epoch, [write("a")]));
      await updateDoc(householdAt(people().operator(), id), { recordCount: 500_000 });
      expect(await remoteOf("maya").push(id, epoch, [write("b")])).toEqual(refused("household-full"));
      expect(granted(await remoteOf("maya").push(id, epoch, [write("a", 1, { label: "Bake" })])).seq).toBe(2);
    });
  });

  it("a record that somebody's own program spoilt is handed to nobody, and replaced by the next to write it", async () => {
    const { id, epoch } = await begun();
    granted(await remoteOf("maya").push(id, epoch, [write("a"), write("b")]));
    const spoilt = doc(recordsOf(people().operator(), id), "a");
    await updateDoc(spoilt, { "write.body": '{"label":7}' });
    expect(granted(await remoteOf("tom").pull(id, anew))).toMatchObject({ seq: 2, records: [{ id: "b" }] });
    const late = write("a", 0, { label: "Bake" });
    const current = note("a", { label: "Bake", version: 1 });
    expect(granted(await remoteOf("tom").push(id, epoch, [late])).results).toEqual([{ id: "a", current }]);
    granted(await remoteOf("tom").push(id, epoch, [{ ...late, base: 1 }]));
    expect(granted(await remoteOf("maya").pull(id, anew)).records.map((one) => one.fields.label)).toEqual([
      "Cook",
      "Bake",
    ]);
  });

  it("is unreachable where nothing listens", async () => {
    const nowhere = peopleAt(1);
    const remote = firestoreRemote({ database: nowhere.databaseOf("maya"), uid: () => "maya", timing: quick });
    const id = crypto.randomUUID();
    const asked = [remote.begin(id, "shared"), remote.households(), remote.pull(id, anew)];
    for (const answer of await Promise.all([...asked, remote.push(id, "first", [write("a")])]))
      expect(answer).toEqual(refused("unreachable"));
    await nowhere.leave();
  });
}
