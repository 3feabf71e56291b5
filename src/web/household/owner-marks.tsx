import type { Person } from "#domain/household/household.ts";
import { ownersOf } from "#domain/net-worth/holdings.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { listWords } from "./words/list-words.ts";
import { adultsOf, markOf } from "./words/people-words.ts";
import "./household.css";

interface MarksProps {
  item: { ownerIds?: readonly string[] };
  people: readonly Person[];
}

/** The owners of an item, as shapes and, for screen readers, names. */
export function OwnerMarks({ item, people }: MarksProps) {
  const owners = ownersOf(item, people);
  const shown = owners.length > 0 ? owners : adultsOf(people);
  const names = listWords(shown.map(({ name }) => name));
  return (
    <span className="owner-marks">
      {shown.map(({ id }) => {
        const shape = markOf(people, id);
        return shape && <MemberMark key={id} shape={shape} />;
      })}
      <span className="visually-hidden">{names}: </span>
    </span>
  );
}
