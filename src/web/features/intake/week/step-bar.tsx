import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useHtmlClass } from "#web/platform/use-html-class.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { WeekFigures, type WeekFiguresProps } from "./week-figures.tsx";
import { weekSoFar } from "./week-so-far.ts";
import "./step-bar.css";

interface StepMove {
  to: string;
  /** Runs before the link is followed; `preventDefault` cancels the navigation. */
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

type StepBarProps = WeekFiguresProps & {
  back?: StepMove | undefined;
  skip?: StepMove | undefined;
  /** Names the target step as the progress cells do. */
  next?: (StepMove & { name: string }) | undefined;
  /** Rendered last, for a screen whose main action is not a next step. */
  children?: ReactNode;
};

/** The navigation below the step. On narrow screens it sticks to the bottom and includes the week so far. */
export function StepBar({ back, skip, next, children, ...week }: StepBarProps) {
  useHtmlClass("with-step-bar");
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

/** The week's result on narrow screens; pressing it opens the full figures above. */
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
  /** Contains the button and the popup. */
  container: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** A popup next to its button. Escape, a press outside and moving the focus outside close it. */
function usePopup(): Popup {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const closeOutside = (event: Event) => {
      if (!container.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      // Escape closes an open popover inside first.
      if (event.key !== "Escape" || container.current?.querySelector(":popover-open")) return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => controller.abort();
  }, [isOpen]);
  return { isOpen, toggle: () => setIsOpen((was) => !was), close: () => setIsOpen(false), container, button };
}
