import type * as v from "valibot";
import type { RecordKind } from "../record.ts";
import { importSource, recurring, rule, template, transaction } from "./entries.ts";
import { account, balance, debt } from "./holdings.ts";
import { household, intakeDraft, pause, person, settings } from "./household.ts";
import type { Kind } from "./kind.ts";
import { bill, category, goal, income, save, withdrawal } from "./plan.ts";
import { habit, habitTick, overridden, signOff, weekReview } from "./weeks.ts";

/** The definition of each kind. A missing kind does not compile. */
export const kinds = {
  household,
  person,
  income,
  bill,
  category,
  account,
  debt,
  balance,
  goal,
  withdrawal,
  habit,
  "habit-tick": habitTick,
  transaction,
  recurring,
  template,
  rule,
  "import-source": importSource,
  save,
  "week-review": weekReview,
  "sign-off": signOff,
  pause,
  settings,
  "intake-draft": intakeDraft,
  overridden,
} as const satisfies Record<RecordKind, Kind>;

/** The parsed fields of one kind. */
export type Fields<Name extends RecordKind> = v.InferOutput<(typeof kinds)[Name]["schema"]>;
