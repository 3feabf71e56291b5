import { useEffect, useMemo } from "react";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { focusHeading, isFocusLost } from "#web/ui/focus.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { refusalWords } from "../refusal-words.ts";
import { AskToJoin, type SignInForm } from "./ask-to-join.tsx";
import { Joined } from "./joined.tsx";
import { endedWords, type OpenedInvitation, useInvitation } from "./use-invitation.ts";
import { Waiting } from "./waiting.tsx";
import "./invitation.css";

/** The screen that an invitation link opens: from the invitation to the household's week. */
export function InvitationScreen({ SignIn }: { SignIn: SignInForm }) {
  const invitation = useInvitation();
  const { stage, name } = invitation;
  useEffect(() => {
    // The focused form or button may be gone. Focus elsewhere on the page stays.
    if (isFocusLost() && stage.at !== "loading") focusHeading();
  }, [stage.at]);
  const hasCover = stage.at !== "loading" && stage.at !== "ended";
  return (
    <div className="wrap page columns">
      <div className="invitation">
        <Stages invitation={invitation} SignIn={SignIn} />
      </div>
      {hasCover && <Cover name={name} />}
    </div>
  );
}

function Stages({ invitation, SignIn }: { invitation: OpenedInvitation; SignIn: SignInForm }) {
  const { stage, accept, goTo } = invitation;
  if (stage.at === "loading") return <Loading {...invitation} />;
  if (stage.at === "ended") return <Ended {...endedWords[stage.reason]} />;
  if (stage.at === "waiting") return <Waiting householdId={stage.householdId} onDecided={goTo} />;
  if (stage.at === "joined") return <Joined householdId={stage.householdId} />;
  return <AskToJoin glance={stage.glance} accept={accept} SignIn={SignIn} />;
}

function Loading({ problem, load }: OpenedInvitation) {
  return (
    <>
      <h1 tabIndex={-1}>You were invited</h1>
      {problem ? (
        <Button variant="outline" onClick={() => void load()}>
          Try again
        </Button>
      ) : (
        <p className="lede">Looking at your link…</p>
      )}
      <ProblemNote problem={problem} words={refusalWords} />
    </>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lede">{text}</p>
      <ButtonLink to={paths.account} variant="outline">
        To your account
      </ButtonLink>
    </>
  );
}

/** The cover of a passbook. Decoration: all its text is repeated beside it. */
function Cover({ name }: { name: string | null }) {
  const lines = useMemo(rosette, []);
  return (
    <div className="cover" aria-hidden="true">
      <p className="cover-name">{name ?? "A household"}</p>
      <p className="cover-kind">Household book</p>
      <svg className="cover-rosette" aria-hidden="true" viewBox="-224 -224 448 448">
        <path d={lines} />
      </svg>
    </div>
  );
}

/** A closed wavy line around a circle, as engraving machines draw them. */
function wave(radius: number, depth: number, waves: number, phase: number): string {
  const points = waves * 14;
  const at = (step: number) => {
    const angle = (step / points) * 2 * Math.PI;
    const far = radius + depth * Math.cos(waves * angle + phase);
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points }, (_, step) => at(step)).join("L")}Z`;
}

const ring = (radius: number, depth: number, waves: number, lines: number): string =>
  Array.from({ length: lines }, (_, line) => wave(radius, depth, waves, (line / lines) * 2 * Math.PI)).join("");

/** A guilloche around the origin: three rings, the inner one dense. */
const rosette = (): string => ring(183, 36, 24, 6) + ring(118, 26, 20, 6) + ring(60, 17, 30, 4);
