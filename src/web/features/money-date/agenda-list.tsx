import type { Person } from "#domain/household/household.ts";
import {
  agenda,
  closingStep,
  minutesThrough,
  type SignOff,
  type StepState,
  stepState,
} from "#domain/money-date/agenda.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { stepWords } from "./step-words.ts";
import "./agenda-list.css";

interface AgendaListProps {
  place: Pick<SignOff, "step" | "furthest">;
  adults: readonly Person[];
  here: readonly string[];
  signOffs: readonly SignOff[];
  onGo: (step: number) => void;
}

const stateWords: Record<StepState, string> = { done: "done", now: "now", "to-come": "to come" };

/** The agenda: what is done, where everyone is, and how long each step takes. Any step can be gone to. */
export function AgendaList({ place, adults, here, signOffs, onGo }: AgendaListProps) {
  const whoIsAt = (index: number) =>
    adults.filter(({ id }) => (here.includes(id) ? index === place.step : stepOf(signOffs, id) === index));
  return (
    <nav className="agenda-list" aria-label="Steps of the money date">
      <ol className="agenda-list-steps">
        {agenda.map(({ id, minutes }, index) => {
          const state = stepState(index, place);
          return (
            <li key={id}>
              <button
                type="button"
                className={`agenda-list-step agenda-list-step--${state}`}
                aria-current={state === "now" ? "step" : undefined}
                onClick={() => onGo(index)}
              >
                <span className="agenda-list-cell">{state === "done" && <Icon name="check" size={14} />}</span>
                <span className="agenda-list-name">
                  {stepWords[id].name}
                  <span className="visually-hidden">, {stateWords[state]}</span>
                </span>
                <StepEnd minutes={minutes} people={whoIsAt(index)} adults={adults} />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Someone who began, and is not done with it. */
export function stepOf(signOffs: readonly SignOff[], personId: string): number | undefined {
  const part = signOffs.find((signOff) => signOff.personId === personId);
  return part && part.signedAt === undefined ? part.step : undefined;
}

interface StepEndProps {
  minutes: number;
  people: readonly Person[];
  adults: readonly Person[];
}

function StepEnd({ minutes, people, adults }: StepEndProps) {
  const marked = people.flatMap((person) => {
    const shape = markOf(adults, person.id);
    return shape ? [{ ...person, shape }] : [];
  });
  if (marked.length === 0) return <span className="agenda-list-end">{minutes} min</span>;
  return (
    <span className="agenda-list-end">
      {marked.map(({ id, name, shape }) => (
        <MemberMark key={id} shape={shape} label={`${name} is here`} />
      ))}
    </span>
  );
}

export const minutesWords = (step: number): string =>
  `${minutesThrough(step)} of ${minutesThrough(closingStep)} minutes. Leave whenever you like, it keeps your place.`;
