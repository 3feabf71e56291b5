import * as v from "valibot";
import { limits } from "./limits.ts";
import { type AnyRecord, envelopeSchema } from "./record.ts";

const counter = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const epoch = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));

/** A device sends records with the version each was based on: 0 for one the server has never seen. */
export const pushSchema = v.object({
  writes: v.pipe(v.array(v.object({ base: counter, record: envelopeSchema })), v.maxLength(limits.pushRecords)),
});

export type Push = v.InferOutput<typeof pushSchema>;
export type Write = Push["writes"][number];

/** For each write in order: accepted with its new version, or the record as the server has it now, to merge with. */
export interface PushAnswer {
  epoch: string;
  seq: number;
  results: readonly ({ id: string; accepted: number } | { id: string; current: AnyRecord })[];
}

/** A device says up to where it knows the household. Another epoch means a restored server: everything is new. */
export const pullSchema = v.object({ epoch: v.nullable(epoch), seq: counter });

export type Pull = v.InferOutput<typeof pullSchema>;

export interface PullAnswer {
  epoch: string;
  /** Up to where the device knows the household after this answer. */
  seq: number;
  records: readonly AnyRecord[];
  hasMore: boolean;
}
