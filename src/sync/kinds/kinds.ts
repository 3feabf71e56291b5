import type * as v from "valibot";
import type { HabitTick } from "#domain/dashboard/habit-week.ts";
import type { Withdrawal } from "#domain/goals/progress.ts";
import type {
  Account,
  Bill,
  Category,
  Debt,
  Goal,
  Habit,
  Household,
  Income,
  Person,
} from "#domain/household/household.ts";
import type { Balance, ImportSource, Pause, Save, Transaction, WeekReview } from "#domain/household/records.ts";
import type { SignOff } from "#domain/money-date/agenda.ts";
import type { SharingMethod } from "#domain/plan/fair-shares.ts";
import type { PayeeRule } from "#domain/spending/payee-memory.ts";
import type { EntryTemplate, RecurringTemplate } from "#domain/spending/recurring.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
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
} as const satisfies { [Name in RecordKind]: Kind<DomainFields[Name]> };

type Identified<Type> = Type & { id: string };

/** The lists are records of their own. */
type Lists = "people" | "incomes" | "bills" | "categories" | "accounts" | "debts" | "goals" | "habits";

/** The fields of each kind are the domain's own type. A schema that does not match it does not compile. */
interface DomainFields {
  household: Identified<Omit<Household, Lists>> & {
    began?: WeekId;
    confirmed?: Readonly<Record<string, Day>>;
  };
  /** `uid`: the account that this person signs in with, if any. */
  person: Person & { uid?: string };
  income: Income;
  bill: Bill;
  category: Category;
  account: Account;
  debt: Debt;
  balance: Balance;
  goal: Goal;
  withdrawal: Withdrawal;
  habit: Habit;
  "habit-tick": Identified<HabitTick>;
  transaction: Transaction;
  recurring: RecurringTemplate;
  template: EntryTemplate;
  rule: PayeeRule;
  "import-source": ImportSource;
  save: Save;
  "week-review": Identified<WeekReview>;
  "sign-off": SignOff;
  pause: Identified<Pause>;
  settings: { id: string; sharing?: SharingMethod };
  "intake-draft": v.InferOutput<typeof intakeDraft.schema>;
  overridden: v.InferOutput<typeof overridden.schema>;
}

/** Mapped, because TypeScript lets only such a type pass as `FieldValues`. */
export type Fields<Name extends RecordKind> = {
  [Field in keyof DomainFields[Name] as string extends Field ? never : Field]: DomainFields[Name][Field];
} & { id: string };

/** A new record, unknown to any server. */
export const newRecord = <Name extends RecordKind>(kind: Name, fields: Fields<Name>) => ({
  id: fields.id,
  kind,
  edition: kinds[kind].edition,
  version: 0,
  deleted: false as const,
  fields,
});
