import { fireEvent, screen, within } from "@testing-library/react";
import type { AnyRecord } from "#sync/record.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { History } from "./history-screen.tsx";

const Page = ({ figures }: { figures: Figures }) => {
  const { household, began, week, saves, reviews, pauses, book } = figures;
  return (
    <StaticRouter>
      <History
        household={household}
        began={began}
        week={week}
        saves={saves}
        reviews={reviews}
        pauses={pauses}
        book={book}
      />
    </StaticRouter>
  );
};

export const openHistory = (records: readonly AnyRecord[], isFull?: () => boolean) =>
  openFigures(Page, records, isFull);

const record = () => within(screen.getByRole("region", { name: "On record" }));

/** The text of the lines in the shown list. */
export const lines = (): string[] =>
  [...document.querySelectorAll(".period-line")].map((line) => line.textContent.replaceAll("\u00a0", " "));

export const showBy = (name: "Weeks" | "Quarters" | "Years") => fireEvent.click(record().getByRole("tab", { name }));

/** Opens the line that starts with this text. */
export function openLine(name: string): HTMLElement {
  const line = [...document.querySelectorAll<HTMLElement>(".period-line")].find((one) =>
    one.textContent.startsWith(name),
  );
  fireEvent.click(line!);
  return line!.parentElement!;
}
