import { type MouseEvent, useId } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { useSheet } from "./use-sheet.ts";
import { WeekFigures, type WeekFiguresProps } from "./week-figures.tsx";
import { weekSoFar } from "./week-so-far.ts";
import "./week-button.css";

/** The week's last line, where there is no room for the card; pressing it shows the rest above. */
export function WeekButton(week: WeekFiguresProps) {
  const { isOpen, toggle, close, holder, button } = useSheet();
  const id = useId();
  const closeOnLeaving = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) close();
  };
  return (
    <div className="week-button-holder" ref={holder}>
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
