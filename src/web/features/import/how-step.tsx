import { type FormEvent, useMemo, useState } from "react";
import { type Household, maxLabelLength } from "#domain/household/household.ts";
import type { Question } from "#domain/import/guess-mapping.ts";
import { type ImportMapping, readMapping } from "#domain/import/mapping.ts";
import { type RowRead, readRow, rowReader } from "#domain/import/read-row.ts";
import { accountKey } from "#domain/ledger/accounts.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { adultsOf, markOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { MemberMark } from "#web/ui/icon.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type MappingProps, MoreFields, QuestionField } from "./mapping-fields.tsx";
import { rowProblemText } from "./reader/import-words.ts";
import {
  accountsOf,
  type ChosenFile,
  planFor,
  type ReadingPlan,
  sourcesFor,
  withAccount,
  withMapping,
  withSaidDirection,
} from "./reading-plan.ts";
import { countWords, EntryLine, StepHeading } from "./step-parts.tsx";

interface HowProps {
  household: Household;
  self: string | undefined;
  file: ChosenFile;
  plan: ReadingPlan;
  problem: string | undefined;
  onChange: (plan: ReadingPlan) => void;
  onRead: () => void;
  onBack: () => void;
}

/** How to read the file: asks what could not be detected, and lets the user change the rest. */
export function HowStep(props: HowProps) {
  const { household, file, plan, problem, onChange, onRead, onBack } = props;
  const [showErrors, setShowErrors] = useState(false);
  const needsAccount = plan.account === undefined && accountsOf(household).length > 0;
  const { isAsked, isSaid } = plan.direction;
  const isDirectionOpen = isAsked && !isSaid;
  // The account may settle the direction, so it comes first.
  const questions: readonly Question[] = [...plan.asks, ...(isAsked && !needsAccount ? (["way"] as const) : [])];
  const mapping = {
    table: file.opened,
    draft: plan.mapping,
    money: household,
    showErrors,
    isDirectionOpen,
    onDirection: (out: "below-zero" | "above-zero") => onChange(withSaidDirection(plan, out)),
    onChange: (draft: ReadingPlan["mapping"]) => onChange(withMapping(plan, draft, file, household)),
  };
  const isMapped = readMapping(plan.mapping) !== undefined && plan.label.trim() !== "";
  const isComplete = isMapped && !needsAccount && !isDirectionOpen;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowErrors(!isComplete);
    if (isComplete) onRead();
  };
  return (
    <form className="bank-step" onSubmit={submit} noValidate>
      <StepHeading text="How to read it" />
      <p className="small quiet bank-file">{file.name}</p>
      <div className="bank-fields">
        <AccountField {...props} showErrors={showErrors && needsAccount} />
        {!needsAccount && <SourceField {...props} showErrors={showErrors} />}
        {questions.map((question) => (
          <QuestionField key={question} question={question} {...mapping} />
        ))}
        <OwnerFields household={household} plan={plan} onChange={onChange} />
      </div>
      <Preview {...mapping} isUndirected={isDirectionOpen} />
      <details className="bank-more">
        <summary>Change how it is read</summary>
        <MoreFields asked={questions} {...mapping} />
      </details>
      <p className="field-error" role="alert">
        {problem ?? (showErrors && !isComplete ? "Something is still missing above." : "")}
      </p>
      <div className="bank-actions">
        <Button type="submit">Read the file</Button>
        <Button variant="quiet" onClick={onBack}>
          Choose another file
        </Button>
      </div>
    </form>
  );
}

type FieldProps = HowProps & { showErrors: boolean };

/** Asked only where several known sources are possible. A new source gets a name. */
function SourceField({ household, self, file, plan, onChange, showErrors }: FieldProps) {
  const possible = sourcesFor(file, plan.account, household);
  const isChoice = possible.length > 1 || (possible.length === 1 && accountsOf(household).length === 0);
  const choose = (id: string) => {
    const source = possible.find((one) => one.source.id === id) ?? null;
    onChange(planFor(file, plan.account, household, self, source));
  };
  return (
    <>
      {isChoice && (
        <Select
          label="Read it like the files of"
          value={plan.sourceId ?? ""}
          onChange={choose}
          options={[
            ...possible.map(({ source }) => ({ value: source.id, label: source.label })),
            { value: "", label: "Another one" },
          ]}
          hint={plan.sourceId === undefined ? undefined : "It is read as last time."}
        />
      )}
      {plan.sourceId === undefined && (
        <TextField
          label="Name for files like this"
          value={plan.label}
          maxLength={maxLabelLength}
          autoComplete="off"
          onChange={(label) => onChange({ ...plan, label })}
          error={showErrors && plan.label.trim() === "" ? "Give it a name, so that you know it next time." : undefined}
          hint="Next time, files like this are read the same way."
        />
      )}
    </>
  );
}

const none = "none";

/** The account or card whose entries these are. Nothing is chosen if the file does not tell. Hidden in a household without any. */
function AccountField({ household, self, file, plan, onChange, showErrors }: FieldProps) {
  const accounts = accountsOf(household);
  if (accounts.length === 0) return null;
  const choose = (key: string) => {
    const account = key === none ? null : accounts.find(({ ref }) => accountKey(ref) === key)?.ref;
    onChange(withAccount(plan, account, file, household, self));
  };
  const value = plan.account ? accountKey(plan.account) : plan.account === null ? none : "";
  return (
    <Select
      label="Which account is this file from?"
      value={value}
      placeholder={value === "" ? "Choose an account" : undefined}
      options={[
        ...accounts.map(({ ref, label }) => ({ value: accountKey(ref), label })),
        { value: none, label: "None of these" },
      ]}
      onChange={choose}
      error={showErrors ? "Choose the account. Files of two accounts at one bank look alike." : undefined}
      hint="Its entries change the balance of this account."
    />
  );
}

interface OwnerProps {
  household: Household;
  plan: ReadingPlan;
  onChange: (plan: ReadingPlan) => void;
}

/** Who paid and for whom. Hidden in a household of one. */
function OwnerFields({ household: { people }, plan, onChange }: OwnerProps) {
  if (people.length < 2) return null;
  const shape = markOf(people, plan.personId);
  return (
    <div className="bank-pair">
      <Select
        label="Who paid"
        value={plan.personId}
        mark={shape && <MemberMark shape={shape} />}
        options={adultsOf(people).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(personId) => onChange({ ...plan, personId })}
      />
      <Select
        label="For whom"
        value={plan.forPersonId}
        options={[
          { value: "", label: "All of us" },
          ...people.map(({ id, name }) => ({ value: id, label: `${name} alone` })),
        ]}
        onChange={(forPersonId) => onChange({ ...plan, forPersonId })}
      />
    </div>
  );
}

const rowsShown = 5;

interface PreviewProps extends Pick<MappingProps, "table" | "draft" | "money"> {
  /** Whether it is still open if the amounts went out or came in. */
  isUndirected: boolean;
}

/** The first rows as they will be entered. */
function Preview({ table, draft, money, isUndirected }: PreviewProps) {
  const rows = useMemo(() => {
    const mapping = readMapping(draft);
    return mapping && readSample(table, mapping, money);
  }, [table, draft, money]);
  const caption = isUndirected ? "The first rows" : "The first rows as they will be entered";
  return (
    <section className="bank-preview" aria-label={caption}>
      <h4 className="bank-caption">{caption}</h4>
      {rows ? (
        <PreviewRows rows={rows} money={money} isUndirected={isUndirected} />
      ) : (
        <p className="small quiet">They show once the day and the amount are known.</p>
      )}
    </section>
  );
}

type ReadRow = Exclude<RowRead, { is: "left-out" }>;

function readSample(table: MappingProps["table"], mapping: ImportMapping, money: MoneyFormat): ReadRow[] {
  const reader = rowReader(mapping, money, table.header);
  return table.sample.map((row) => readRow(row, reader)).filter((read): read is ReadRow => read.is !== "left-out");
}

interface PreviewRowsProps extends Pick<PreviewProps, "money" | "isUndirected"> {
  rows: readonly ReadRow[];
}

function PreviewRows({ rows, money, isUndirected }: PreviewRowsProps) {
  const problems = rows.filter(({ is }) => is === "problem").length;
  return (
    <>
      <ul className="rows bank-lines">
        {rows.slice(0, rowsShown).map((read) =>
          read.is === "entry" ? (
            <EntryLine key={read.entry.line} entry={read.entry} money={money} isUndirected={isUndirected} />
          ) : (
            <li key={read.problem.line} className="bank-problem">
              {rowProblemText(read.problem)}
            </li>
          ),
        )}
      </ul>
      <p className="small quiet" role="status">
        {problems > 0
          ? `${problems.toLocaleString("en")} of the first ${countWords(rows.length, "row", "rows")} can’t be read this way.`
          : `The first ${countWords(rows.length, "row", "rows")} can be read this way.`}
      </p>
    </>
  );
}
