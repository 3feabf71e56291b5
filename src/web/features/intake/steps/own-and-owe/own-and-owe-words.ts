import type { AccountKind, DebtKind } from "#domain/household/household.ts";
import { readAccount } from "#domain/intake/account.ts";
import type { Asked } from "#domain/intake/answers.ts";
import { accountKinds, debtKinds } from "#domain/intake/choices.ts";
import { readDebt } from "#domain/intake/debt.ts";
import { formatMoney } from "#domain/money/money.ts";
import { percentOf } from "#domain/money/rate.ts";
import { accountKindNames } from "#web/household/words/account-kinds.ts";
import { debtKindNames } from "#web/household/words/debt-kinds.ts";
import { percentWords } from "#web/household/words/percent-words.ts";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { rowName } from "../../rows/problem-words.ts";
import type { RowWords } from "../../rows/row-types.ts";

/** An account as a ledger has it. A row that can't be read shows no figure, never zero. */
export function describeAccount(row: DraftRow, asked: Asked): RowWords {
  const name = rowName(row);
  const kind = accountKindNames[(row.answers.kind ?? accountKinds[0]) as AccountKind];
  const read = readAccount(row.id, row.answers, asked);
  if (!read.ok) return { name, note: kind, week: null };
  const { balance, low, high } = read.value;
  if (low === undefined || high === undefined) return { name, note: kind, week: balance, unit: "" };
  const [from, to] = [formatMoney(low, asked.format), formatMoney(high, asked.format)];
  return { name, note: `${kind} · about ${from} to ${to}`, week: balance, unit: "counted" };
}

/** A debt as a ledger has it. */
export function describeDebt(row: DraftRow, asked: Asked): RowWords {
  const name = rowName(row);
  const kind = debtKindNames[(row.answers.kind ?? debtKinds[0]) as DebtKind];
  const read = readDebt(row.id, row.answers, asked);
  if (!read.ok) return { name, note: kind, week: null };
  const { balance, apr, minimum, listedAsBill } = read.value;
  const notes = [
    kind,
    ...(apr > 0 ? [percentWords(percentOf(apr), asked.format.locale)] : []),
    ...(minimum > 0 ? [`${formatMoney(minimum, asked.format)} a month`] : []),
    ...(listedAsBill ? ["in your bills"] : []),
  ];
  return { name, note: notes.join(" · "), week: balance, unit: "owed" };
}
