import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { rateDecimals } from "#domain/intake/fields.ts";
import { accountKindOptions, debtKindOptions } from "#web/household/words/kind-options.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import type { Space } from "../worth.ts";
import { entriesField, errorOf, onlyMe, ownersIn, whoseOf } from "./item-details.ts";

export interface FieldsProps {
  answers: Answers;
  problems: AnswerProblems;
  space: Space;
  /** A new one may become private. */
  isNew?: boolean;
  onType: (answers: Answers) => void;
}

const fieldProps =
  ({ answers, problems, onType }: FieldsProps) =>
  (name: string) => ({
    name,
    value: answers[name] ?? "",
    error: errorOf(problems, name),
    onChange: (text: string) => onType({ [name]: text }),
  });

/** Whether the value is an estimate, which may also gain or lose value by itself. */
const isEstimated = ({ kind = "", low = "", high = "", direction = "" }: Answers): boolean =>
  !["", "checking", "savings", "cash"].includes(kind) || low + high + direction !== "";

export function AccountFields(props: FieldsProps) {
  const { answers, space } = props;
  const field = fieldProps(props);
  return (
    <>
      <NameAndKind {...props} kinds={accountKindOptions} />
      <MoneyField {...field("balance")} label="Balance or value today" format={space.format} />
      <OwnerSelect {...props} />
      {isEstimated(answers) && (
        <>
          <MoneyField {...field("low")} label="At least" optional format={space.format} />
          <MoneyField {...field("high")} label="At most" optional format={space.format} />
          <YearlyChange {...props} />
        </>
      )}
    </>
  );
}

export function DebtFields(props: FieldsProps) {
  const { space } = props;
  const field = fieldProps(props);
  const percent = { locale: space.format.locale, decimals: rateDecimals, min: 0, max: 100, suffix: "%" };
  return (
    <>
      <NameAndKind {...props} kinds={debtKindOptions} />
      <MoneyField {...field("balance")} label="What is owed today" format={space.format} />
      <OwnerSelect {...props} />
      <NumberField {...field("apr")} {...percent} label="Interest (APR)" />
      <MoneyField {...field("minimum")} label="Minimum" suffix="a month" format={space.format} />
      <TakenFor {...props} />
      <PaidByBill {...props} />
    </>
  );
}

type KindsProps = FieldsProps & { kinds: readonly { value: string; label: string }[] };

function NameAndKind({ kinds, ...props }: KindsProps) {
  const field = fieldProps(props);
  return (
    <>
      <TextField {...field("label")} label="Name" autoComplete="off" />
      <Select {...field("kind")} value={props.answers.kind ?? kinds[0]!.value} label="What it is" options={kinds} />
    </>
  );
}

/** The household's, one person's, or the current owners if there are several. */
function OwnerSelect({ answers, space: { people, isPrivate }, isNew = false, onType }: FieldsProps) {
  if (people.length < 2) return null;
  const own = isNew && !isPrivate ? [{ value: onlyMe, label: "Mine, and only I see it" }] : [];
  const chosen = ownersIn(answers);
  const names = people.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const several = chosen.length > 1 ? [{ value: whoseOf(chosen), label: listWords(names) }] : [];
  const options = [
    { value: "", label: "All of us together" },
    ...people.map(({ id, name }) => ({ value: id, label: `${name} alone` })),
    ...several,
    ...own,
  ];
  const hint = answers.whose === onlyMe ? "Nobody else sees it, and it counts in no shared figure." : undefined;
  return (
    <Select
      label="Whose"
      value={answers.whose ?? ""}
      hint={hint}
      onChange={(whose) => onType({ whose })}
      options={options}
    />
  );
}

const directions = [
  { value: "", label: "Holds" },
  { value: "loses", label: "Loses" },
  { value: "gains", label: "Gains" },
];

/** Few phone keyboards have a minus sign, so the direction is a choice. */
function YearlyChange(props: FieldsProps) {
  const { answers, space, onType } = props;
  const percent = { locale: space.format.locale, decimals: rateDecimals, min: 0, max: 100, suffix: "% a year" };
  const { direction = "" } = answers;
  return (
    <>
      <Segments
        label="Between balances its value"
        value={direction}
        onChange={(chosen) => onType({ direction: chosen })}
        options={directions}
        wide
      />
      {direction === "" ? (
        <div className="details-empty" />
      ) : (
        <NumberField
          {...fieldProps(props)("change")}
          {...percent}
          label={direction === "loses" ? "It loses" : "It gains"}
        />
      )}
    </>
  );
}

/** Links a mortgage to its home, or a loan to its car, to show the equity. */
function TakenFor({ answers, space: { accounts }, onType }: FieldsProps) {
  const { accountId = "", whose } = answers;
  if (whose === onlyMe) return null;
  const things = accounts.filter(({ id, kind }) => id === accountId || ["property", "vehicle", "other"].includes(kind));
  if (things.length === 0) return null;
  const options = [{ value: "", label: "Nothing you own" }, ...things.map(({ id, label }) => ({ value: id, label }))];
  const known = things.some(({ id }) => id === accountId) ? accountId : "";
  return <Select label="Taken for" value={known} onChange={(id) => onType({ accountId: id })} options={options} />;
}

/** The bill that pays a debt counts in place of its minimum. */
function PaidByBill({ answers, space: { bills }, onType }: FieldsProps) {
  const { billId = "", whose } = answers;
  if (bills.length === 0 || whose === onlyMe) return null;
  const options = [{ value: "", label: "No bill" }, ...bills.map(({ id, label }) => ({ value: id, label }))];
  return (
    <Select
      label="Paid by the bill"
      name="billId"
      value={bills.some(({ id }) => id === billId) ? billId : ""}
      hint="Then its minimum is not counted a second time, and the bill ends with the debt."
      onChange={(id) => onType({ billId: id })}
      options={options}
    />
  );
}

/** From this day on no entry can happen there. */
export function ClosedOn(props: FieldsProps) {
  return (
    <DateField
      {...fieldProps(props)("closedOn")}
      label="Closed on"
      optional
      max={props.space.today}
      hint="What it still holds or owes goes on counting, until you note a balance of 0."
    />
  );
}

const everydayKinds = ["", "cash", "checking", "savings"];

/** Whose entries happen here unless they name another account. */
export function EntriesHere({ kind, answers, space, onType }: FieldsProps & { kind: "account" | "debt" }) {
  const { kind: type = "", closedOn = "" } = answers;
  const isPossible = kind === "account" ? everydayKinds.includes(type) : type === "card" || type === "";
  if (space.isPrivate || answers.whose === onlyMe || closedOn !== "" || !isPossible) return null;
  const adults = adultsOf(space.people);
  const each = adults.length > 1 ? adults.map(({ id, name }) => ({ id, label: `${name}’s entries happen here` })) : [];
  return (
    <div className="details-wide details-entries">
      {[{ id: "", label: "Everyday entries happen here" }, ...each].map(({ id, label }) => (
        <Checkbox
          key={id}
          name={entriesField(id)}
          label={label}
          hint={id === "" ? "New entries start with this account. Each can name another one." : undefined}
          checked={answers[entriesField(id)] === "yes"}
          onChange={(isHere) => onType({ [entriesField(id)]: isHere ? "yes" : "" })}
        />
      ))}
    </div>
  );
}
