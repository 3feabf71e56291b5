import type { Person } from "#domain/household/household.ts";
import {
  agenda,
  closingStep,
  minutesThrough,
  type SignOff,
  type StepState,
  stepState,
} from "#domain/money-date/agenda.ts";
import { signatureState } from "#domain/money-date/agenda-folded.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon, MemberMark } from "#web/ui/icon.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { stepName, stepWords } from "./words.ts";
import "./agenda-panel.css";

interface StepListProps {
  position: Pick<SignOff, "step" | "furthest">;
  adults: readonly Person[];
  here: readonly string[];
  signOffs: readonly SignOff[];
  onGo: (step: number) => void;
}

const stateWords: Record<StepState, string> = { done: "done", now: "now", "to-come": "to come" };

/** The steps with their state, duration, and the people currently at each. Every step can be opened. */
export function StepList({ position, adults, here, signOffs, onGo }: StepListProps) {
  const peopleAt = (index: number) =>
    adults.filter(({ id }) => (here.includes(id) ? index === position.step : currentStepOf(signOffs, id) === index));
  return (
    <nav className="agenda-list" aria-label="Steps of the money date">
      <ol className="agenda-list-steps">
        {agenda.map(({ id, minutes }, index) => {
          const state = stepState(index, position);
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
                <StepEnd minutes={minutes} people={peopleAt(index)} adults={adults} />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The step of a person who has begun and not signed yet. */
function currentStepOf(signOffs: readonly SignOff[], personId: string): number | undefined {
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

const elapsedWords = (step: number): string =>
  `${minutesThrough(step)} of ${minutesThrough(closingStep)} minutes. Leave whenever you like, it keeps your place.`;

interface PartnerProgressProps {
  position: Pick<SignOff, "step" | "furthest">;
  adults: readonly Person[];
  here: readonly string[];
  signOffs: readonly SignOff[];
}

/** The progress of people on other devices, and how much of the ten minutes has passed. */
export function PartnerProgress({ position, adults, here, signOffs }: PartnerProgressProps) {
  const others = adults.filter(({ id }) => !here.includes(id));
  return (
    <div className="where-they-are">
      <div role="status">
        {others.map((person) => (
          <PartnerLine key={person.id} person={person} adults={adults} signOffs={signOffs} step={position.step} />
        ))}
      </div>
      <p className="small quiet">{elapsedWords(position.step)}</p>
      <Button variant="quiet" size="small" icon="print" onClick={() => window.print()}>
        Print the sheet
      </Button>
    </div>
  );
}

interface PartnerLineProps {
  person: Person;
  adults: readonly Person[];
  signOffs: readonly SignOff[];
  step: number;
}

function PartnerLine({ person, adults, signOffs, step }: PartnerLineProps) {
  const words = progressWords(person, signOffs, step);
  const shape = markOf(adults, person.id);
  if (!words) return null;
  return (
    <p className="small where-they-are-other">
      {shape && <MemberMark shape={shape} size={9} />}
      {words}
    </p>
  );
}

/** Undefined for someone who has not begun. */
export function progressWords({ id, name }: Person, signOffs: readonly SignOff[], step: number): string | undefined {
  const part = signOffs.find(({ personId }) => personId === id);
  const signature = signatureState(part, signOffs);
  if (signature === "stands") return `${name} has signed`;
  if (signature === "earlier") return `${name} signed an earlier text`;
  const at = currentStepOf(signOffs, id);
  if (at === undefined) return undefined;
  return at === step ? `${name} is on this step too` : `${name} is at ${stepName(at)}`;
}

interface PresencePickerProps {
  /** All adults of the household, to look up their marks. */
  adults: readonly Person[];
  /** The people who can take part on this device. */
  people: readonly Person[];
  here: readonly string[];
  onChange: (here: readonly string[]) => void;
}

const everyone = "everyone";

/** Chooses who takes part on this device. Hidden if only one person can. */
export function PresencePicker({ adults, people, here, onChange }: PresencePickerProps) {
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
