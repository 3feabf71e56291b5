import type { Household } from "#domain/household/household.ts";
import { type AccountChoice, accountChoices, accountOfKey } from "#domain/ledger/account-choices.ts";
import { accountKey, listedAccount } from "#domain/ledger/accounts.ts";
import type { Day } from "#domain/time/day.ts";
import { Select, type SelectOption } from "#web/ui/select.tsx";
import { dateWords } from "./words/date-words.ts";

type Holdings = Pick<Household, "accounts" | "debts">;

/** Households that list neither accounts nor debts see no such field. */
export const canChooseAccount = ({ accounts, debts }: Holdings): boolean => accounts.length + debts.length > 0;

/** "Checking"; the name of an account that was deleted is no longer known. */
export function accountName(household: Holdings, key: string): string {
  const ref = accountOfKey(key);
  if (!ref) return "No account";
  return listedAccount(household, ref)?.label ?? "A deleted account";
}

const optionOf = ({ key, ref, listed }: AccountChoice): SelectOption => {
  const closed = listed.closedOn === undefined ? "" : " (closed)";
  return ref.kind === "debt"
    ? { value: key, label: `${listed.label}${closed}, owed`, group: "What you owe" }
    : { value: key, label: `${listed.label}${closed}`, group: "Accounts" };
};

/** The accounts and debts to choose from on a day. A chosen one stays a choice, even if it was deleted. */
export function accountOptions(household: Holdings, day: Day, chosen: string): SelectOption[] {
  const options = accountChoices(household, day, [chosen]).map(optionOf);
  const isGone = chosen !== "" && !options.some(({ value }) => value === chosen);
  return isGone ? [...options, { value: chosen, label: accountName(household, chosen) }] : options;
}

interface AccountFieldProps {
  label: string;
  household: Holdings;
  day: Day;
  /** From `accountKey`; "" is no account. */
  value: string;
  /** An account that is no choice here. */
  without?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (key: string) => void;
}

/** Where money comes from or goes to. Hidden in a household without accounts and debts. */
export function AccountField({ label, household, day, value, without, error, hint, onChange }: AccountFieldProps) {
  if (!canChooseAccount(household)) return null;
  const options = accountOptions(household, day, value).filter((option) => option.value !== without);
  return (
    <Select
      label={label}
      name="account"
      value={value}
      error={error}
      hint={value === "" ? "It changes no balance." : hint}
      options={[...options, { value: "", label: "No account" }]}
      onChange={onChange}
    />
  );
}

/** "Checking was closed on 10 November. Choose another account, or an earlier day." */
export const closedWords = ({ label, closedOn }: { label: string; closedOn: Day }): string =>
  `${label} was closed on ${dateWords(closedOn)} ${closedOn.slice(0, 4)}. Choose another account, or an earlier day.`;

type Placed = { account?: Parameters<typeof accountKey>[0]; toAccount?: Parameters<typeof accountKey>[0] };

/** "Checking", or "Checking → Card" of a transfer; "" without an account. */
export function placeWords({ account, toAccount }: Placed, household: Holdings): string {
  const [from, to] = [account, toAccount].map((ref) => ref && accountName(household, accountKey(ref)));
  if (from && to) return `${from} → ${to}`;
  return from ?? (to ? `→ ${to}` : "");
}
