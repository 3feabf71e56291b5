import type { Person } from "#domain/household/household.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Segments } from "#web/ui/segments.tsx";

interface WhoIsHereProps {
  /** Everyone of the household, for their marks. */
  adults: readonly Person[];
  /** Who can be here. */
  people: readonly Person[];
  here: readonly string[];
  onChange: (here: readonly string[]) => void;
}

const everyone = "everyone";

/** One device, and several who may sit before it. */
export function WhoIsHere({ adults, people, here, onChange }: WhoIsHereProps) {
  if (people.length < 2) return null;
  const ids = people.map(({ id }) => id);
  const options = [
    ...people.map(({ id, name }) => ({ value: id, label: name, mark: <Mark adults={adults} id={id} /> })),
    { value: everyone, label: people.length === 2 ? "Both" : "All of you" },
  ];
  return (
    <Segments
      label="Who is here"
      value={here.length > 1 ? everyone : here[0]}
      onChange={(value) => onChange(value === everyone ? ids : [value])}
      options={options}
    />
  );
}

function Mark({ adults, id }: { adults: readonly Person[]; id: string }) {
  const shape = markOf(adults, id);
  return shape && <MemberMark shape={shape} />;
}
