import type { Household } from "#domain/household/household.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import type { Choosing } from "./use-history.ts";

type FiltersProps = Choosing & { household: Household };

/** Whose saves, and what they were for, wherever there is more than one to choose from. */
export function HistoryFilters(props: FiltersProps) {
  const { filter, people, targets, choose } = props;
  if (targets.length === 0) return null;
  const targetOptions = [{ value: "", label: "Everything" }, ...targets];
  return (
    <div className="history-filters">
      {people.length > 1 && <PersonFilter {...props} />}
      {targets.length > 1 && (
        <Select
          label="For what"
          value={filter.target}
          options={targetOptions}
          onChange={(target) => choose({ ...filter, target })}
        />
      )}
    </div>
  );
}

const mostSegments = 2;

/** More than two names would not fit in one bar on a phone. */
function PersonFilter({ household, filter, people, choose }: FiltersProps) {
  const options = [{ value: "", label: "Everyone" }, ...people];
  const pick = (person: string) => choose({ ...filter, person });
  if (people.length > mostSegments)
    return <Select label="By whom" value={filter.person} options={options} onChange={pick} />;
  const marked = options.map((option) => {
    const shape = markOf(household.people, option.value);
    return shape ? { ...option, mark: <MemberMark shape={shape} /> } : option;
  });
  return <Segments wide label="By whom" value={filter.person} options={marked} onChange={pick} />;
}
