import type { Household } from "#domain/household/household.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";

/** The two named first have a shape; anyone else has the room for one. */
export function PersonMark({ household, id }: { household: Household; id: string }) {
  const shape = markOf(household.people, id);
  return <span className="period-mark">{shape && <MemberMark shape={shape} />}</span>;
}
