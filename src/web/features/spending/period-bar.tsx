import { useEffect, useEffectEvent, useState } from "react";
import type { PeriodKind } from "#domain/spending/period.ts";
import type { Day } from "#domain/time/day.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { KeyHint } from "#web/ui/key-hint.tsx";
import { Segments } from "#web/ui/segments.tsx";
import type { PeriodNavigation } from "./use-period.ts";
import { periodName } from "./words.ts";
import "./period-bar.css";

const kinds: readonly { value: PeriodKind; label: string }[] = [
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
  { value: "pay", label: "Pay period" },
];

const names = { week: "week", month: "month", pay: "pay period" } as const;

/** Selects a week, month or pay period up to now. */
export function PeriodBar({ navigation, today }: { navigation: PeriodNavigation; today: Day }) {
  const { by, period, choose, back, forward } = navigation;
  return (
    <div className="period-bar">
      {period && (
        <div className="period-steps">
          <StepButton way="back" label={`Previous ${names[by]}`} onStep={back} />
          <p className="period-name" aria-live="polite">
            {periodName(period, today)}
          </p>
          <StepButton way="on" label={`Next ${names[by]}`} onStep={forward} />
          <PeriodKeys onBack={back} onForward={forward} />
        </div>
      )}
      <Segments label="Spending by" labelHidden value={by} options={kinds} onChange={choose} />
    </div>
  );
}

/** Module state, so that the setting survives navigation between pages. */
let shortcutsEnabled = true;

type KeysProps = { onBack: (() => void) | undefined; onForward: (() => void) | undefined };

/** The keys [ and ] for the previous and next period. They can be switched off, since speech input may trigger them. */
function PeriodKeys({ onBack, onForward }: KeysProps) {
  const [isOn, setOn] = useState(shortcutsEnabled);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === "[" ? onBack : event.key === "]" ? onForward : undefined;
    if (step && isPageShortcut(event)) step();
  });
  useEffect(() => {
    shortcutsEnabled = isOn;
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
  return (
    <KeyHint
      label="The keys [ and ] go back and on"
      title={
        isOn ? "Press [ to go back and ] to go on. Click here to switch the keys off." : "The keys [ and ] are off."
      }
      isOn={isOn}
      onSwitch={setOn}
    >
      [ ]
    </KeyHint>
  );
}

const typingTargets = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open]";

/** Many keyboards need AltGr for brackets, so only the browser's own combinations are excluded. */
function isPageShortcut(event: KeyboardEvent): boolean {
  const isCombined = event.metaKey || (event.ctrlKey && !event.getModifierState("AltGraph"));
  if (isCombined || event.isComposing || event.defaultPrevented) return false;
  const { target } = event;
  const isTyping = target instanceof Element && target.closest(typingTargets) !== null;
  return !isTyping && document.querySelector("dialog[open]") === null;
}

type StepButtonProps = { way: "back" | "on"; label: string; onStep: (() => void) | undefined };

/** Stays focusable at the first and last period, so that the focus is not lost. */
export function StepButton({ way, label, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant: "outline" }, true, `step-button step-button--${way}`)}
      aria-label={label}
      aria-disabled={onStep ? undefined : true}
      onClick={onStep}
    >
      <Icon name="chevron-down" />
    </button>
  );
}
