import type * as v from "valibot";
import type { RecordKind } from "../record.ts";
import { account } from "./account.ts";
import { balance } from "./balance.ts";
import { bill } from "./bill.ts";
import { category } from "./category.ts";
import { debt } from "./debt.ts";
import { goal } from "./goal.ts";
import { habit } from "./habit.ts";
import { habitTick } from "./habit-tick.ts";
import { household } from "./household.ts";
import { importSource } from "./import-source.ts";
import { income } from "./income.ts";
import { intakeDraft } from "./intake-draft.ts";
import type { Kind } from "./kind.ts";
import { overridden } from "./overridden.ts";
import { pause } from "./pause.ts";
import { person } from "./person.ts";
import { recurring } from "./recurring.ts";
import { rule } from "./rule.ts";
import { save } from "./save.ts";
import { settings } from "./settings.ts";
import { signOff } from "./sign-off.ts";
import { template } from "./template.ts";
import { transaction } from "./transaction.ts";
import { weekReview } from "./week-review.ts";
import { withdrawal } from "./withdrawal.ts";

/** What is known of each kind. A kind that is missing here does not compile. */
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

/** The fields of one kind, as read. */
export type Fields<Name extends RecordKind> = v.InferOutput<(typeof kinds)[Name]["schema"]>;
