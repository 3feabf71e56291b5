import { type KeyboardEvent, useId } from "react";
import type { Household } from "#domain/household/household.ts";
import { minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { offered } from "#domain/spending/categories.ts";
import type { Day } from "#domain/time/day.ts";
import { AccountField, accountName, canChooseAccount } from "#web/household/account-field.tsx";
import { billEffectWords, billOnWords } from "#web/household/bill-guess.ts";
import { makeNewCategory, type NewCategory } from "#web/household/commands/new-category.ts";
import { section } from "#web/household/figures/section.tsx";
import { guessWords } from "#web/household/payee-guess.ts";
import { adultsOf, markOf } from "#web/household/words/people-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { newId } from "#web/platform/new-id.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { MemberMark } from "#web/ui/icon.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import { isMoneyBack, usedNewCategory, withOtherSign } from "./expense-draft.ts";
import { ExpenseKey, expenseId, useFocusFromLink } from "./expense-key.tsx";
import { type Expense, expenseParts, guessHint, type QuickExpenseProps, useQuickExpense } from "./use-quick-expense.ts";
import "./quick-expense.css";

/** Amount, payee, Enter. Category and person are filled in already. */
export const QuickExpense = section(expenseParts)<Pick<QuickExpenseProps, "self">>(function QuickExpense(props) {
  const { household, today } = props;
  const id = useId();
  const expense = useQuickExpense(props);
  useFocusFromLink();
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
        onKeyDown={submitFromSelect}
        aria-labelledby={id}
        noValidate
        data-keep-clear
      >
        <AmountAndPayee household={household} expense={expense} />
        <Choices household={household} expense={expense} />
        <PaysBill household={household} expense={expense} />
        <ExpenseMore household={household} today={today} expense={expense} />
      </form>
    </section>
  );
});

/** Submits on Enter in a select, which browsers do only for text fields. */
function submitFromSelect(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

interface PartProps extends Pick<QuickExpenseProps, "household"> {
  expense: Expense;
}

function Choices({ household, expense }: PartProps) {
  const { draft, change, guess, isGuessed, categoryId, personId } = expense;
  return (
    <>
      <div className="quick-expense-choices">
        <CategoryChoice
          household={household}
          value={categoryId}
          made={draft.newCategory}
          onChange={(to) => change(to === makeNewCategory ? makingCategory(draft) : { categoryId: to })}
        />
        <PayerChoice household={household} value={personId} onChange={(to) => change({ personId: to })} />
        <Button type="submit">Add</Button>
      </div>
      <NewCategoryName expense={expense} />
      {household.categories.length > 0 && (
        <p className="quick-expense-guess">
          <span aria-live="polite">{isGuessed && guess && guessWords(guess, household)}</span>
          {!isGuessed && !expense.paidBill && guessHint(draft)}
        </p>
      )}
    </>
  );
}

/** The bill that this seems to pay: a guess that can be declined. */
function PaysBill({ household, expense: { draft, change, guessedBill } }: PartProps) {
  if (!guessedBill) return null;
  const isOn = draft.paysBill !== false;
  return (
    <Checkbox
      className="quick-expense-bill"
      label={`It pays the bill ${billOnWords(guessedBill)}`}
      hint={isOn ? `A guess. ${billEffectWords(guessedBill, household, "spending")}` : "It takes from safe to spend."}
      checked={isOn}
      onChange={(paysBill) => change({ paysBill })}
    />
  );
}

function AmountAndPayee({ household, expense }: PartProps) {
  const { draft, change, problem, suggestions } = expense;
  const list = useId();
  return (
    <div className="quick-expense-main">
      <MoneyField
        label="Amount"
        labelHidden={true}
        name="amount"
        format={household}
        value={draft.amount}
        placeholder={amountAsTyped(minor(0), household)}
        onChange={(amount) => change({ amount })}
        error={problem?.field === "amount" && problem.words}
        hint={isMoneyBack(draft.amount, household) && "With a minus: recorded as money back."}
      />
      <TextField
        label="Paid to"
        labelHidden={true}
        name="payee"
        placeholder="Paid to"
        value={draft.payee}
        list={list}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
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

interface ChoiceProps {
  household: Household;
  value: string;
  onChange: (id: string) => void;
}

function makingCategory({ newCategory }: Expense["draft"]) {
  const made = newCategory ?? { id: newId(currentTime()), label: "", kind: "need" as const };
  return { newCategory: made, categoryId: made.id };
}

function CategoryChoice({ household, value, made, onChange }: ChoiceProps & { made: NewCategory | undefined }) {
  const known = offered(household.categories, value).map(({ id, label }) => ({ value: id, label }));
  const fresh = { value: made?.id ?? makeNewCategory, label: made?.label.trim() || "New category…" };
  const options = [...known, fresh];
  return (
    <Select
      label="Category"
      labelHidden={true}
      name="category"
      placeholder="No category"
      value={value}
      onChange={onChange}
      options={options}
    />
  );
}

/** The name of a category made here. It starts as a need without a budget, which the spending page changes. */
function NewCategoryName({ expense: { draft, change, problem } }: Pick<PartProps, "expense">) {
  const made = usedNewCategory(draft);
  if (!made) return null;
  return (
    <TextField
      label="Name of the new category"
      name="newCategory"
      autoComplete="off"
      autoFocus={made.label === ""}
      value={made.label}
      onChange={(label) => change({ newCategory: { ...made, label } })}
      error={problem?.field === "newCategory" && problem.words}
    />
  );
}

/** Not shown to a single adult. */
function PayerChoice({ household, value, onChange }: ChoiceProps) {
  const adults = adultsOf(household.people);
  if (adults.length < 2) return null;
  const shape = markOf(household.people, value);
  return (
    <Select
      label="Who"
      labelHidden={true}
      name="person"
      value={value}
      onChange={onChange}
      mark={shape && <MemberMark shape={shape} />}
      options={adults.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

interface ExpenseMoreProps {
  household: Household;
  today: Day;
  expense: Expense;
}

/** Optional fields, hidden until the user adds them. */
function ExpenseMore(props: ExpenseMoreProps) {
  const { draft, change, problem } = props.expense;
  const { note, day } = draft;
  return (
    <>
      {note !== undefined && (
        <TextField
          label="Note"
          name="note"
          autoComplete="off"
          value={note}
          onChange={(text) => change({ note: text })}
          error={problem?.field === "note" && problem.words}
        />
      )}
      {day !== undefined && (
        <DateField
          label="Day"
          name="day"
          max={props.today}
          value={day}
          onChange={(text) => change({ day: text })}
          error={problem?.field === "day" && problem.words}
        />
      )}
      {draft.account !== undefined && (
        <AccountField
          label="Paid from"
          household={props.household}
          day={props.today}
          value={draft.account}
          onChange={(account) => change({ account })}
          error={problem?.field === "account" ? problem.words : undefined}
        />
      )}
      <Openers {...props} />
    </>
  );
}

function Openers({ household, today, expense: { draft, change, goTo, account } }: ExpenseMoreProps) {
  const open = (field: "note" | "day" | "account", value: string) => {
    change({ [field]: value });
    goTo(field);
  };
  const flipSign = () => {
    change({ amount: withOtherSign(draft.amount, household) });
    goTo("amount");
  };
  return (
    <p className="text-buttons quick-expense-openers">
      {draft.note === undefined && <Opener onClick={() => open("note", "")}>Add a note</Opener>}
      {draft.day === undefined && <Opener onClick={() => open("day", today)}>Not today?</Opener>}
      {draft.account === undefined && canChooseAccount(household) && (
        <Opener onClick={() => open("account", account)}>
          {account === "" ? "In no account" : `From ${accountName(household, account)}`}
        </Opener>
      )}
      <Opener isOn={isMoneyBack(draft.amount, household)} onClick={flipSign}>
        Money back
      </Opener>
    </p>
  );
}

function Opener({ isOn, onClick, children }: { isOn?: boolean; onClick: () => void; children: string }) {
  return (
    <TextButton aria-pressed={isOn} onClick={onClick}>
      {children}
    </TextButton>
  );
}
