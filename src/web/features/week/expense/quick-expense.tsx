import { type KeyboardEvent, memo, useId } from "react";
import { minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { guessWords } from "#web/household/entry/payee-guess.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CategoryChoice, PayerChoice } from "./expense-choices.tsx";
import { ExpenseKey } from "./expense-key.tsx";
import { ExpenseMore } from "./expense-more.tsx";
import { isMoneyBack } from "./expense-typed.ts";
import { noGuessWords } from "./expense-words.ts";
import { expenseId } from "./focus-expense.ts";
import { useAskedFor } from "./use-asked-for.ts";
import { type Expense, type QuickExpenseProps, useQuickExpense } from "./use-quick-expense.ts";
import "./quick-expense.css";

/** An amount, whom it went to, Enter. The category and the person are there already. */
export const QuickExpense = memo(function QuickExpense(props: QuickExpenseProps) {
  const { household, today } = props;
  const id = useId();
  const expense = useQuickExpense(props);
  useAskedFor();
  if (expense.personId === "") return null;
  return (
    <section className="section quick-expense" id={expenseId} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>Add an expense</h2>
        <ExpenseKey />
      </div>
      <form
        ref={expense.form}
        onSubmit={expense.submit}
        onKeyDown={enterInChoice}
        aria-labelledby={id}
        noValidate
        data-keep-clear
      >
        <AmountAndPayee household={household} expense={expense} />
        <Choices household={household} expense={expense} />
        <ExpenseMore household={household} today={today} expense={expense} />
      </form>
    </section>
  );
});

/** Fields send the form by Enter of themselves; lists do not, and open by Space and arrows all the same. */
function enterInChoice(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

interface PartProps extends Pick<QuickExpenseProps, "household"> {
  expense: Expense;
}

function Choices({ household, expense }: PartProps) {
  const { change, guess, isGuessed, categoryId, personId } = expense;
  return (
    <>
      <div className="quick-expense-choices">
        <CategoryChoice household={household} value={categoryId} onChange={(to) => change({ categoryId: to })} />
        <PayerChoice household={household} value={personId} onChange={(to) => change({ personId: to })} />
        <Button type="submit">Add</Button>
      </div>
      {household.categories.length > 0 && (
        <p className="quick-expense-guess">
          <span aria-live="polite">{isGuessed && guess && guessWords(guess, household)}</span>
          {!isGuessed && noGuessWords(expense.typed)}
        </p>
      )}
    </>
  );
}

function AmountAndPayee({ household, expense }: PartProps) {
  const { typed, change, problem, suggestions } = expense;
  const list = useId();
  return (
    <div className="quick-expense-main">
      <MoneyField
        {...{ label: "Amount", labelHidden: true, name: "amount", format: household, value: typed.amount }}
        placeholder={amountAsTyped(minor(0), household)}
        onChange={(amount) => change({ amount })}
        error={problem?.field === "amount" && problem.words}
        hint={isMoneyBack(typed.amount, household) && "With a minus: recorded as money back."}
      />
      <TextField
        {...{ label: "Paid to", labelHidden: true, name: "payee", placeholder: "Paid to", value: typed.payee, list }}
        {...{ autoComplete: "off", autoCapitalize: "words", enterKeyHint: "done" }}
        onChange={(payee) => change({ payee })}
        error={problem?.field === "payee" && problem.words}
      />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
