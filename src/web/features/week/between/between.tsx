import { memo, useMemo } from "react";
import { type Happening, lately } from "#domain/dashboard/lately.ts";
import type { Household, Person } from "#domain/household/household.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { adultsOf, markOf } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { madeAt } from "#web/store/new-id.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { GlanceLink, GlanceSection } from "../goals/glance-section.tsx";
import { doneAmount, doneWords, whenWords } from "./lately-words.ts";
import "./between.css";

type BetweenProps = Pick<Figures, "household" | "saves" | "reviews" | "book" | "today" | "week">;

const mostShown = 5;

/** What each of them did lately, so that neither has to ask. */
export const Between = memo(function Between({ household, saves, reviews, book, today, week }: BetweenProps) {
  const last = useMemo(
    () => lately({ saves, reviews, book, today, week }, madeAt, mostShown),
    [saves, reviews, book, today, week],
  );
  return (
    <GlanceSection title={titleFor(household.people)} aside={<GlanceLink to={paths.history}>History</GlanceLink>}>
      {last.length === 0 ? (
        <p className="lede">Nothing in the last weeks. What you record shows here.</p>
      ) : (
        <ul className="between-list">
          {last.map((done) => (
            <Line key={`${done.kind} ${done.id}`} done={done} when={{ today, week }} household={household} />
          ))}
        </ul>
      )}
    </GlanceSection>
  );
});

function titleFor(people: readonly Person[]): string {
  const { length } = adultsOf(people);
  return length < 2 ? "Lately" : length === 2 ? "Between you two" : "Between all of you";
}

interface LineProps {
  done: Happening;
  when: Pick<Figures, "today" | "week">;
  household: Household;
}

function Line({ done, when: { today, week }, household }: LineProps) {
  const amount = doneAmount(done, household);
  return (
    <li className="between-line">
      <span className="between-marks">
        {whoDid(done, household.people).map((id) => (
          <Mark key={id} people={household.people} id={id} />
        ))}
      </span>
      <span className="between-what">{doneWords(done, household, week)}</span>
      {amount && <span className="between-amount">{amount}</span>}
      <time className="between-when small quiet" dateTime={done.day}>
        {whenWords(done, today, week, household)}
      </time>
    </li>
  );
}

/** A week is folded by those who save; only two of them have marks. */
function whoDid(done: Happening, people: readonly Person[]): string[] {
  if (done.kind === "folded") return adultsOf(people).map(({ id }) => id);
  return [done.kind === "saved" ? done.personId : done.entry.personId];
}

function Mark({ people, id }: { people: readonly Person[]; id: string }) {
  const shape = markOf(people, id);
  return shape && <MemberMark shape={shape} />;
}
