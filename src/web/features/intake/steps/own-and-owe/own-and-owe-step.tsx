import { useCallback, useRef } from "react";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { RowList } from "../../rows/row-list.tsx";
import type { StepProps } from "../../rows/row-types.ts";
import { AccountEditor } from "./account-editor.tsx";
import { DebtEditor } from "./debt-editor.tsx";
import { NetWorthSum } from "./net-worth-sum.tsx";
import { describeAccount, describeDebt } from "./own-and-owe-words.ts";
import "./own-and-owe-step.css";

const accountWords = { list: "Accounts and things of value", example: "savings 5200, car 8000-10000" };
const debtWords = { list: "Debts", example: "visa 3200 at 19.9% min 80" };

/** What the household has, what it owes, and the one less the other. */
export function OwnAndOweStep({ onGoOn, ...step }: StepProps) {
  const { asked } = useIntake();
  const debts = useRef<HTMLElement>(null);
  const toDebts = () => debts.current?.querySelector<HTMLElement>("textarea[name=line]")?.focus();
  const account = useCallback((row: DraftRow) => describeAccount(row, asked), [asked]);
  const debt = useCallback((row: DraftRow) => describeDebt(row, asked), [asked]);
  return (
    <>
      <section className="own-and-owe-part" aria-labelledby="own-and-owe-own">
        <h2 id="own-and-owe-own">What you own</h2>
        <RowList
          {...{ ...step, onGoOn: toDebts, part: "accounts", words: accountWords, describe: account }}
          editor={AccountEditor}
        />
      </section>
      <section ref={debts} className="own-and-owe-part" aria-labelledby="own-and-owe-owe">
        <h2 id="own-and-owe-owe">What you owe</h2>
        <RowList {...{ ...step, onGoOn, part: "debts", words: debtWords, describe: debt }} editor={DebtEditor} />
      </section>
      <NetWorthSum />
    </>
  );
}
