/** An amount or words; null where the record is deleted, or not there. */
export type Value = number | string | null;

interface Write {
  device: string;
  value: Value;
  /** The device showed it as saved. */
  isAcknowledged: boolean;
}

interface Item {
  /** As all devices had it when they were compared last. */
  settled: Value;
  since: Write[];
}

/**
 * What people were shown as saved, by the place it was saved to ("expense Receipt 7"), and so what the household may say of
 * it once all devices are in step.
 */
export class Ledger {
  private readonly items = new Map<string, Item>();

  acknowledged(place: string, device: string, value: Value): void {
    this.itemAt(place).since.push({ device, value, isAcknowledged: true });
  }

  /** Nobody was told whether it is saved, so either is right. */
  attempted(place: string, device: string, value: Value): void {
    this.itemAt(place).since.push({ device, value, isAcknowledged: false });
  }

  /** Whether anyone deleted it, or took its creation back. */
  mayBeGone(place: string): boolean {
    const item = this.items.get(place);
    return item === undefined || item.settled === null || item.since.some(({ value }) => value === null);
  }

  /** What the household says that no device was shown, and what it lacks. */
  faults(found: ReadonlyMap<string, Value>): string[] {
    return [...this.items].flatMap(([place, item]) => {
      const value = found.get(place) ?? null;
      const allowed = allowedOf(item);
      if (allowed.includes(value)) return [];
      const history = item.since.map(
        (write) => `${write.isAcknowledged ? "" : "perhaps "}${write.value} on ${write.device}`,
      );
      return [`${place} is ${value}; it was ${item.settled}, then ${history.join(", ") || "nothing"}`];
    });
  }

  /** From now on this is what everyone has. */
  settle(found: ReadonlyMap<string, Value>): void {
    for (const [place, item] of this.items) {
      item.settled = found.get(place) ?? null;
      item.since = [];
    }
  }

  private itemAt(place: string): Item {
    const known = this.items.get(place) ?? { settled: null, since: [] };
    this.items.set(place, known);
    return known;
  }
}

/** The last word of each device counts; of several devices any may be the last one. */
function allowedOf({ settled, since }: Item): Value[] {
  const acknowledged = since.filter(({ isAcknowledged }) => isAcknowledged);
  const last = new Map(acknowledged.map(({ device, value }) => [device, value]));
  const attempted = since.filter((write) => !write.isAcknowledged).map(({ value }) => value);
  return [...(last.size > 0 ? last.values() : [settled]), ...attempted];
}

interface FileRecord {
  id: string;
  kind: string;
  fields: Readonly<Record<string, unknown>>;
}

/** What a household file says at each place that the ledger has. */
export function placesIn(file: string): Map<string, Value> {
  const { households } = JSON.parse(file) as { households: { records: FileRecord[] }[] };
  const found = new Map<string, Value>();
  for (const record of households.flatMap(({ records }) => records)) {
    const [place, value] = placeOf(record);
    // A save is one record for each goal that it goes to.
    const before = record.kind === "save" ? Number(found.get(place) ?? 0) : 0;
    found.set(place, record.kind === "save" ? before + Number(value) : value);
  }
  return found;
}

function placeOf({ id, kind, fields }: FileRecord): [place: string, value: Value] {
  const text = (name: string) => String(fields[name] ?? "");
  switch (kind) {
    case "transaction":
      return [`expense ${text("payee")}`, fields.amount as number];
    case "save":
      return [`save ${text("note")}`, fields.amount as number];
    case "category":
      return [`budget ${text("label")}`, fields.weeklyBudget as number];
    case "goal":
      return [`goal ${text("label")}`, fields.target as number];
    case "sign-off":
      return [`decision ${id}`, (fields.decided as string) ?? null];
    default:
      return [`${kind} ${id}`, ""];
  }
}
