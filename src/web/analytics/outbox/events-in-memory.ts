import type { SentEvent } from "#sync/events/event-batch.ts";
import { type EventDatabase, most } from "./event-database.ts";

/** Where there is no database: as long as the page lasts. */
export function eventsInMemory(): EventDatabase {
  const waiting = new Map<string, SentEvent>();
  return {
    async add(event) {
      if (waiting.size < most) waiting.set(event.id, event);
    },
    some: async (count) => [...waiting.values()].slice(0, count),
    async remove(ids) {
      for (const id of ids) waiting.delete(id);
    },
    close: async () => waiting.clear(),
  };
}

/** What a database does not take, because the disk is full or it broke, lasts as long as the page. */
export function orInMemory(database: EventDatabase): EventDatabase {
  const memory = eventsInMemory();
  return {
    add: (event) => database.add(event).catch(() => memory.add(event)),
    async some(count) {
      const kept = await database.some(count).catch(() => []);
      return kept.length > 0 ? kept : memory.some(count);
    },
    async remove(ids) {
      await memory.remove(ids);
      await database.remove(ids);
    },
    async close() {
      await memory.close();
      await database.close();
    },
  };
}
