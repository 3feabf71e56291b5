import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field, InputBox } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { KeyHint } from "#web/ui/key-hint.tsx";
import { activeFilterCount, type Finding } from "./use-find.ts";

interface FindBarProps {
  finding: Finding;
  isOpen: boolean;
  onToggle: () => void;
  onAdd: () => void;
  isSelecting: boolean;
  onSelect: () => void;
  /** More actions next to Add. */
  actions?: ReactNode;
}

/** Module state, so that the setting survives navigation between pages. */
let shortcutsEnabled = true;

/** The search field and the actions of the list. */
export function FindBar(props: FindBarProps) {
  const { finding, isOpen, onToggle, onAdd, isSelecting, onSelect, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const [areShortcutsOn, setShortcutsOn] = useState(shortcutsEnabled);
  useShortcuts(areShortcutsOn, { "/": () => input.current?.focus(), n: onAdd });
  const filters = activeFilterCount(finding.find);
  const switchShortcuts = (isOn: boolean) => {
    shortcutsEnabled = isOn;
    setShortcutsOn(isOn);
  };
  return (
    <div className="find-bar">
      <div className="find-bar-search">
        <SearchField
          finding={finding}
          input={input}
          areShortcutsOn={areShortcutsOn}
          switchShortcuts={switchShortcuts}
        />
      </div>
      <Button variant="outline" icon="filter" className="find-bar-filter" aria-expanded={isOpen} onClick={onToggle}>
        <span className="find-bar-word">Filter</span>
        {filters > 0 && ` (${filters})`}
      </Button>
      <Button variant="quiet" className="find-bar-select" aria-pressed={isSelecting} onClick={onSelect}>
        Select
      </Button>
      <div className="find-bar-actions">
        {actions}
        <Button icon="plus" className="find-bar-add" onClick={onAdd}>
          <span>
            Add<span className="find-bar-word"> expense</span>
          </span>
        </Button>
      </div>
    </div>
  );
}

interface SearchFieldProps {
  finding: Finding;
  input: RefObject<HTMLInputElement | null>;
  areShortcutsOn: boolean;
  switchShortcuts: (isOn: boolean) => void;
}

function SearchField({ finding: { find, change }, input, areShortcutsOn, switchShortcuts }: SearchFieldProps) {
  const hint = (
    <KeyHint
      label="The keys / and n search and add"
      title={
        areShortcutsOn ? "Press / to search, n to add. Click here to switch the keys off." : "The keys / and n are off."
      }
      isOn={areShortcutsOn}
      onSwitch={switchShortcuts}
    >
      /
    </KeyHint>
  );
  return (
    <Field label="Search entries" labelHidden>
      {(ids) => (
        <InputBox ids={ids} before={<Icon name="search" size={18} />} trailing={hint}>
          <input
            {...ids}
            ref={input}
            className="field-control"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Search payee, note or amount"
            value={find.text}
            onChange={({ target }) => change({ text: target.value })}
            onKeyDown={({ key }) => key === "Escape" && change({ text: "" })}
          />
        </InputBox>
      )}
    </Field>
  );
}

const typingTargets = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open]";

const isTyping = (target: EventTarget | null): boolean =>
  document.querySelector("dialog:modal") !== null ||
  (target instanceof Element && target.closest(typingTargets) !== null);

const hasNoModifier = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.defaultPrevented;

/** Shortcuts that work anywhere on the page, except while typing, with a modifier key, or with an open dialog. */
function useShortcuts(isOn: boolean, keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!run || !hasNoModifier(event) || isTyping(event.target)) return;
    // Otherwise the key would be typed into the focused field.
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}
