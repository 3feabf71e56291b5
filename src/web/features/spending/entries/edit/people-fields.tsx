import type { Household } from "#domain/household/household.ts";
import { adultsOf, markOf, nameOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Select } from "#web/ui/select.tsx";
import type { PartProps } from "./entry-fields.tsx";

/** Who paid, and for whom or to whom. One person alone is asked nothing. */
export function PeopleFields({ figures: { household }, editor }: PartProps) {
  const { draft, change, problems, settled } = editor;
  if (household.people.length < 2) return null;
  const shape = markOf(household.people, settled.personId);
  return (
    <div className="field-pair">
      <Select
        {...{ label: payerLabels[draft.type], name: "person", value: settled.personId }}
        mark={shape && <MemberMark shape={shape} />}
        options={withOne(adults(household), settled.personId, household)}
        onChange={(personId) => change({ personId })}
      />
      {(draft.type === "spending" || draft.type === "refund") && (
        <Select
          {...{ label: "For whom", name: "for", value: draft.forPersonId }}
          options={withOne(forWhom(household), draft.forPersonId, household)}
          onChange={(forPersonId) => change({ forPersonId })}
        />
      )}
      {draft.type === "transfer" && (
        <Select
          {...{ label: "To", name: "to", value: draft.toPersonId, error: problems.toPersonId }}
          options={withOne(toWhom(household), draft.toPersonId, household)}
          onChange={(toPersonId) => change({ toPersonId })}
          hint={draft.toPersonId === "" ? "It counts nowhere." : "It settles what you share. It counts nowhere else."}
        />
      )}
    </div>
  );
}

const payerLabels = { spending: "Who paid", refund: "Who got it", income: "Who got it", transfer: "From" } as const;

type Options = readonly { value: string; label: string }[];

const adults = ({ people }: Household): Options => adultsOf(people).map(({ id, name }) => ({ value: id, label: name }));

const forWhom = ({ people }: Household): Options => [
  { value: "", label: "All of us" },
  ...people.map(({ id, name }) => ({ value: id, label: `${name} alone` })),
];

const toWhom = (household: Household): Options => [
  { value: "", label: "Another account of ours" },
  ...adults(household),
];

/** Whoever is no longer in the list stays chosen until someone else is. */
const withOne = (options: Options, chosen: string, { people }: Household): Options =>
  options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: nameOf(people, chosen) }];
