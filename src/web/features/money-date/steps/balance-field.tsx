import type { FormEvent } from "react";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { type Held, useBalance } from "./use-balance.ts";

interface BalanceFieldProps {
  held: Held;
  format: MoneyFormat;
  today: Day;
}

/** One account or debt, with its last balance in the field. */
export function BalanceField({ held, format, today }: BalanceFieldProps) {
  const { text, type, problem, submit, leave } = useBalance(held, format, today);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={enter} noValidate>
      <MoneyField label={held.label} value={text} format={format} onChange={type} onBlur={leave} error={problem} />
    </form>
  );
}
