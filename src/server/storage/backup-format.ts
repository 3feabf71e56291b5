import * as v from "valibot";

/**
 * A backup is lines of JSON after gzip: the header, every row as `["table", {…}]`, and the footer with the number of
 * rows and the SHA-256 of all that stands before it. It says nothing of the engine, so it restores into any.
 */
export const backupFormat = "weekfold-backup";
export const backupEdition = 1;

export const headerSchema = v.object({
  format: v.literal(backupFormat),
  edition: v.literal(backupEdition),
  madeAt: v.string(),
  /** What the database had been through; a restore begins with the same. */
  migrations: v.array(v.string()),
});

export type BackupHeader = v.InferOutput<typeof headerSchema>;

export const rowSchema = v.strictTuple([v.string(), v.record(v.string(), v.union([v.string(), v.number(), v.null()]))]);

export type BackupRow = v.InferOutput<typeof rowSchema>;

export const footerSchema = v.object({ rows: v.record(v.string(), v.number()), sha256: v.string() });

export type BackupFooter = v.InferOutput<typeof footerSchema>;

/** A fault that the operator can do something about, in words for them. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}
