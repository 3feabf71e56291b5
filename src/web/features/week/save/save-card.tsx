import { memo, type RefObject, useId, useMemo, useRef, useState } from "react";
import type { SaveShare } from "#domain/saves/split-save.ts";
import { usualSave } from "#domain/saves/usual-save.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { type ThisWeek, type WeekParts, weekOfParts } from "#web/household/this-week/this-week.ts";
import { useHeld } from "#web/household/this-week/use-held.ts";
import { usePress } from "#web/household/this-week/use-press.ts";
import { useWho } from "#web/household/this-week/who.tsx";
import { adultsOf } from "#web/household/words/people-words.ts";
import { AddMore } from "./add-more.tsx";
import { Planned } from "./planned.tsx";
import { Recorded } from "./recorded.tsx";
import { SaveHead } from "./save-head.tsx";
import { SkipWeek } from "./skip-week.tsx";
import { draftOf, type SplitDraft } from "./split-draft.ts";
import { splitEditor } from "./split-editor-chunk.ts";
import { Unplanned } from "./unplanned.tsx";
import "./save.css";

const SplitEditor = lazySection(splitEditor, (module) => module.SplitEditor);

export interface SaveCardProps extends WeekParts, Pick<Figures, "strip"> {
  /** The person who is here, where that is known. */
  self: string | undefined;
}

/** This week's save: what the plan asks for, one press to record it, and what has been recorded. */
export const SaveCard = memo(function SaveCard({ strip, self, ...parts }: SaveCardProps) {
  const { household, today, week, saves, withdrawals, balances, plan } = parts;
  const present = useMemo(
    () => weekOfParts({ household, today, week, saves, withdrawals, balances, plan }),
    [household, today, week, saves, withdrawals, balances, plan],
  );
  const usual = useMemo(() => usualSave(saves, week), [saves, week]);
  const cell = strip.ok ? strip.value.find((one) => one.week === week) : undefined;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  if (adultsOf(household.people).length === 0) return null;
  return (
    <section className="card save-card" ref={card} aria-labelledby={id}>
      <SaveHead id={id} week={present} state={cell?.state ?? "now"} isFolded={cell?.isFolded ?? false} />
      <SaveBody key={week} {...{ week: present, shown: saves, usual, self, card }} />
    </section>
  );
});

type Mode = { at: "plan" } | { at: "skip" } | { at: "split"; first: SplitDraft };

type BodyProps = {
  week: ThisWeek;
  /** Every save that the card knows of. */
  shown: SaveCardProps["saves"];
  usual: ReturnType<typeof usualSave>;
  self: string | undefined;
  card: RefObject<HTMLElement | null>;
};

function SaveBody({ week: now, shown, usual, self, card }: BodyProps) {
  const presser = usePress(shown);
  const week = useHeld(now, presser.isHeld);
  const [mode, setMode] = useState<Mode>({ at: "plan" });
  const who = useWho(week.household.people, self);
  // What was pressed is gone from the screen, and the keyboard must not be lost with it.
  const back = () => {
    setMode({ at: "plan" });
    card.current?.querySelector("h2")?.focus({ preventScroll: true });
  };
  const split = (shares: readonly SaveShare[], isTried = false) =>
    setMode({ at: "split", first: draftOf(shares, week.household, isTried) });
  const isPartial = week.saved > 0 && week.left > 0;
  const ways = { week, who, presser, onBack: back, onDone: back };
  return (
    <>
      {week.saves.length > 0 && <Recorded week={week} isPartial={isPartial} onTakenBack={back} />}
      {mode.at === "skip" && <SkipWeek {...ways} />}
      {mode.at === "split" && <SplitEditor {...ways} first={mode.first} />}
      {mode.at === "plan" && (
        <Asked
          {...{ week, who, presser, usual, self, onDone: back }}
          onSplit={split}
          onSkip={() => setMode({ at: "skip" })}
        />
      )}
    </>
  );
}

type AskedProps = Parameters<typeof Planned>[0] & { self: string | undefined };

/** What is still asked of the week, if anything is. */
function Asked({ self, ...props }: AskedProps) {
  const { week, presser, onSplit, onSkip, onDone } = props;
  const isDecided = week.saves.length > 0;
  if (week.left > 0 && (week.saved > 0 || !isDecided)) return <Planned {...props} />;
  if (isDecided) return <AddMore week={week} onSplit={onSplit} />;
  return <Unplanned {...{ week, self, presser, onSkip, onDone }} />;
}
