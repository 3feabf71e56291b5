import { currentBalances } from "#domain/dashboard/current-balances.ts";
import type { Balance } from "#domain/household/records.ts";
import type { Minor } from "#domain/money/money.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import type { StepProps } from "../step-screen.tsx";
import { BalanceField } from "./balance-field.tsx";
import type { Held } from "./use-balance.ts";
import "./balances-step.css";

/** Every account and debt with what it was last said to stand at. Only what is typed anew is noted. */
export function BalancesStep({ figures }: StepProps) {
  const { accounts, debts } = heldIn(figures);
  if (accounts.length + debts.length === 0)
    return <p className="lede">No accounts and no debts are listed. There is nothing to update here.</p>;
  return (
    <>
      <p className="lede">Change what has changed. What you leave stays as it was last noted.</p>
      <div className="step-screen-body balances-step">
        <Group title="You own" held={accounts} figures={figures} />
        <Group title="You owe" held={debts} figures={figures} />
      </div>
    </>
  );
}

function heldIn({ household, balances, today }: Figures): { accounts: Held[]; debts: Held[] } {
  const standing = currentBalances(household, balances, today).household;
  const heldAs =
    (kind: Balance["of"]["kind"]) =>
    ({ id, label, balance }: { id: string; label: string; balance: Minor }): Held => ({
      of: { kind, id },
      label,
      last: balance,
    });
  return { accounts: standing.accounts.map(heldAs("account")), debts: standing.debts.map(heldAs("debt")) };
}

function Group({ title, held, figures }: { title: string; held: readonly Held[]; figures: Figures }) {
  if (held.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {held.map((one) => (
        <BalanceField key={one.of.id} held={one} format={figures.household} today={figures.today} />
      ))}
    </section>
  );
}
