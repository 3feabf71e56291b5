import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { usePageMark } from "#web/platform/page-mark.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { WeekFigures, type WeekFiguresProps } from "./week-figures.tsx";
import { weekSoFar } from "./week-so-far.ts";
import "./step-bar.css";

interface StepMove {
  to: string;
  /** Runs before the link is followed; preventing the event's default stays here. */
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

type StepBarProps = WeekFiguresProps & {
  back?: StepMove | undefined;
  skip?: StepMove | undefined;
  /** The name of the step it leads to, as the cells have it. */
  next?: (StepMove & { name: string }) | undefined;
  /** Stands last, for a screen whose main action is no next step. */
  children?: ReactNode;
};

/** Under the step on wide screens; at the bottom of narrow ones, with the week so far beside it. */
export function StepBar({ back, skip, next, children, ...week }: StepBarProps) {
  usePageMark("with-step-bar");
  return (
    <div className="step-bar" data-keep-clear>
      <div className="step-bar-row">
        <WeekButton {...week} />
        {back && (
          <ButtonLink variant="outline" className="step-bar-back" to={back.to} onClick={back.onFollow}>
            Back
          </ButtonLink>
        )}
        <div className="step-bar-onward">
          {skip && (
            <ButtonLink variant="quiet" className="step-bar-skip" to={skip.to} onClick={skip.onFollow}>
              <span>
                Skip<span className="step-bar-rest"> for now</span>
              </span>
            </ButtonLink>
          )}
          {next && (
            <ButtonLink className="step-bar-next" to={next.to} onClick={next.onFollow}>
              <span>
                Next<span className="step-bar-name">: {next.name.toLowerCase()}</span>
              </span>
            </ButtonLink>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

/** The week's last line, where there is no room for the card; pressing it shows the rest above. */
function WeekButton(week: WeekFiguresProps) {
  const { isOpen, toggle, close, container, button } = usePopup();
  const id = useId();
  const closeOnLeaving = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) close();
  };
  return (
    <div className="week-button-holder" ref={container}>
      <button
        type="button"
        ref={button}
        className="week-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <WeekLine {...week} />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: it only listens to links, which the keyboard follows by clicks too
        // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
        <div id={id} className="week-button-sheet" onClick={closeOnLeaving}>
          <WeekFigures {...week} />
        </div>
      )}
    </div>
  );
}

function WeekLine({ budget, answered, format }: WeekFiguresProps) {
  const { label, amount, isShort } = weekSoFar(budget, answered);
  return (
    <>
      <span className="week-button-label">
        {amount === null ? "Your week" : `${isShort ? "Short" : label}, a week`} <Icon name="chevron-down" size={14} />
      </span>
      {amount === null ? (
        <span className="money money--large money--quiet">–</span>
      ) : (
        <Money amount={amount} format={format} size="large" tone={isShort ? "loss" : "plain"} />
      )}
    </>
  );
}

interface Popup {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** Holds the button and what it opens. */
  container: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Something that a button opens beside itself. Escape, a press elsewhere and going on by keyboard all close it. */
function usePopup(): Popup {
  const [isOpen, setIsOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const { signal } = ending;
    const leave = (event: Event) => {
      if (!holder.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      // A note that is open above the sheet is what Escape closes first.
      if (event.key !== "Escape" || holder.current?.querySelector(":popover-open")) return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", leave, { signal });
    document.addEventListener("focusin", leave, { signal });
    document.addEventListener("keydown", press, { signal });
    return () => ending.abort();
  }, [isOpen]);
  return { isOpen, toggle: () => setIsOpen((was) => !was), close: () => setIsOpen(false), container, button };
}
