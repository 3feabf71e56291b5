import type { Household } from "#domain/household/household.ts";
import { adultsOf, markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Select } from "#web/ui/select.tsx";
import type { ReadingPlan } from "./reading-plan.ts";

interface WhoseProps {
  household: Household;
  plan: ReadingPlan;
  onChange: (plan: ReadingPlan) => void;
}

/** Whose entries these are. One person alone is asked nothing. */
export function WhoseFields({ household: { people }, plan, onChange }: WhoseProps) {
  if (people.length < 2) return null;
  const shape = markOf(people, plan.personId);
  return (
    <div className="bank-pair">
      <Select
        {...{ label: "Who paid", value: plan.personId }}
        mark={shape && <MemberMark shape={shape} />}
        options={adultsOf(people).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(personId) => onChange({ ...plan, personId })}
      />
      <Select
        {...{ label: "For whom", value: plan.forPersonId }}
        options={[
          { value: "", label: "All of us" },
          ...people.map(({ id, name }) => ({ value: id, label: `${name} alone` })),
        ]}
        onChange={(forPersonId) => onChange({ ...plan, forPersonId })}
      />
    </div>
  );
}
