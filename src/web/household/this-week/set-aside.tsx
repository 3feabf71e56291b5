import { useState } from "react";
import type { LiveRecord } from "#sync/read-record.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { Button } from "#web/ui/button.tsx";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { splitOf, type ThisWeek } from "./this-week.ts";
import { useSetAside } from "./use-set-aside.ts";
import { WhereItGoes } from "./where-it-goes.tsx";
import "./set-aside.css";

interface SetAsideProps {
  state: HouseholdState;
  week: ThisWeek;
  /** The person who is here, where that is known. */
  self?: string | undefined;
  now: number;
}

/** One amount, one press: what the week puts aside, with where it goes shown before it is recorded. */
export function SetAside({ state, week, self, now }: SetAsideProps) {
  const adults = adultsIn(state);
  const [chosen, setChosen] = useState<string>();
  const who = [chosen, self].find((id) => adults.some((adult) => adult.id === id)) ?? adults[0]?.id ?? "";
  const { format, text, type, amount, problem, isBusy, submit, nothing } = useSetAside(week, who);
  const split = amount.ok ? splitOf(state, amount.value, now) : null;
  if (adults.length === 0) return null;
  return (
    <form className="set-aside" onSubmit={submit} noValidate>
      <MoneyField
        label="Set aside this week"
        name="amount"
        value={text}
        format={format}
        onChange={type}
        error={problem}
      />
      {adults.length > 1 && <Who adults={adults} value={who} onChange={setChosen} />}
      {split?.ok && <WhereItGoes steps={split.value} format={format} />}
      <div className="set-aside-actions">
        <Button type="submit" busy={isBusy}>
          Record it
        </Button>
        {week.saves.length === 0 && (
          <Button variant="quiet" busy={isBusy} onClick={nothing}>
            Nothing this week
          </Button>
        )}
      </div>
    </form>
  );
}

type Adults = readonly LiveRecord<"person">[];

/** A household of children alone is one whose grown-ups were never named. */
function adultsIn({ of }: HouseholdState): Adults {
  const people = of.person.list();
  const adults = people.filter(({ type }) => type === "adult");
  return adults.length > 0 ? adults : people;
}

function Who({ adults, value, onChange }: { adults: Adults; value: string; onChange: (id: string) => void }) {
  const options = adults.map(({ id, name }, index) => ({
    value: id,
    label: name,
    ...(index < 2 && { mark: <MemberMark shape={index === 0 ? "disc" : "diamond"} /> }),
  }));
  return <Segments label="Who" value={value} onChange={onChange} options={options} />;
}
