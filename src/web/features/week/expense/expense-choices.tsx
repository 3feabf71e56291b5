import type { Household } from "#domain/household/household.ts";
import { adultsOf, markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Select } from "#web/ui/select.tsx";

interface ChoiceProps {
  household: Household;
  value: string;
  onChange: (id: string) => void;
}

export function CategoryChoice({ household, value, onChange }: ChoiceProps) {
  const options = household.categories.map(({ id, label }) => ({ value: id, label }));
  return (
    <Select
      {...{ label: "Category", labelHidden: true, name: "category", placeholder: "No category" }}
      {...{ value, onChange, options }}
    />
  );
}

/** One person alone is not asked who it was. */
export function PayerChoice({ household, value, onChange }: ChoiceProps) {
  const adults = adultsOf(household.people);
  if (adults.length < 2) return null;
  const shape = markOf(household.people, value);
  return (
    <Select
      {...{ label: "Who", labelHidden: true, name: "person", value, onChange }}
      mark={shape && <MemberMark shape={shape} />}
      options={adults.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
