import { afterEach, beforeAll, beforeEach } from "vitest";
import { followDeclaredEvents } from "./declared-events.ts";
import { takeHappenings } from "./happenings.ts";

/** What marked elements told, a line each. */
export const told: string[] = [];

/** A page whose marked elements are followed, empty again for each test. */
export function followMarked(): void {
  beforeAll(() => {
    followDeclaredEvents();
    takeHappenings((happening) => {
      if (happening.kind === "event") told.push(`${happening.name} ${JSON.stringify(happening.params)}`);
    });
  });
  beforeEach(() => {
    told.length = 0;
  });
  afterEach(() => document.body.replaceChildren());
}

/** Puts something into the page, and finds it there. */
export function put(html: string): (selector: string) => HTMLElement {
  document.body.innerHTML = html;
  return (selector) => document.querySelector<HTMLElement>(selector)!;
}
