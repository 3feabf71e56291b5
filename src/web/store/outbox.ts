import type { RecordProblem } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { OutboxRow } from "./device/device-database.ts";

type Place = Pick<OutboxRow, "household" | "id">;

/** The states of a record that the server does not have as it is here; each one names all that it keeps. */
export const waitsToBeSent = ({ household, id }: Place, base: AnyRecord | null): OutboxRow => ({
  ...{ household, id, base },
  state: "waiting",
  sent: null,
});

export const wasSent = ({ household, id, base }: OutboxRow, sent: AnyRecord): OutboxRow => ({
  ...{ household, id, base, sent },
  state: "sent",
});

export const wasRefused = ({ household, id, base }: OutboxRow, refused: RecordProblem): OutboxRow => ({
  ...{ household, id, base, refused },
  state: "refused",
  sent: null,
});
