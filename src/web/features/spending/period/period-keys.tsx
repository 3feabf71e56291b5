import { useEffect, useEffectEvent, useState } from "react";
import { KeyHint } from "#web/ui/key-hint.tsx";

/** Stays as someone left it while they move between pages. */
let isWanted = true;

type KeysProps = { onBack: (() => void) | undefined; onOn: (() => void) | undefined };

/** The keys that go from one period to the next. Pressing their hint switches them off, for speech input's sake. */
export function PeriodKeys({ onBack, onOn }: KeysProps) {
  const [areOn, setOn] = useState(isWanted);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === "[" ? onBack : event.key === "]" ? onOn : undefined;
    if (step && isForThePage(event)) step();
  });
  useEffect(() => {
    isWanted = areOn;
    if (!areOn) return;
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [areOn]);
  return (
    <KeyHint
      label="The keys [ and ] go back and on"
      title={
        areOn ? "Press [ to go back and ] to go on. Click here to switch the keys off." : "The keys [ and ] are off."
      }
      isOn={areOn}
      onSwitch={setOn}
    >
      [ ]
    </KeyHint>
  );
}

const writing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open]";

/** On many keyboards brackets take a second key, so only the browser's own combinations are left alone. */
function isForThePage(event: KeyboardEvent): boolean {
  const isCombined = event.metaKey || (event.ctrlKey && !event.getModifierState("AltGraph"));
  if (isCombined || event.isComposing || event.defaultPrevented) return false;
  const { target } = event;
  const isWriting = target instanceof Element && target.closest(writing) !== null;
  return !isWriting && document.querySelector("dialog[open]") === null;
}
