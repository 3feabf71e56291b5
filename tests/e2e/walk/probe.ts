/** One thing on the page that a person can press, choose or type into. */
export interface Control {
  /** Finds the same control again after the page was opened anew. */
  key: string;
  /** Equal for controls that do the same in different rows: pressing one of them covers the others. */
  kind: string;
  type: "link" | "button" | "choice" | "select" | "text" | "file";
  href: string | null;
  /** Opens a menu, dialog, popover or disclosure, as far as its markup tells. */
  isOpener: boolean;
  /** A link of the header, footer or tab bar, which are the same on every page. */
  isFrameLink: boolean;
}

/** Something that a press can open: a dialog, a menu, a popover or a disclosure. */
export interface Opened {
  id: number;
  name: string;
  /** Covers the page, so Escape must close it. */
  isOverlay: boolean;
  /** What is wrong with it, in words; empty where it has readable content inside the viewport. */
  faults: string[];
}

/** What is seen once nothing changes any more. */
export interface Look {
  /** Still loading. */
  isBusy: boolean;
  opened: Opened[];
  faults: string[];
  /** All that a person can see of the page's state, but for where it is scrolled to. */
  signature: string;
  storage: string;
}

/** What is known of a control before it is pressed. */
export interface Aim {
  /** What is open. */
  opened: number[];
  trace: string;
  /** How a press is undone: by another, on the same control or on what was chosen before, or by choosing that option. */
  undo: "press" | number | null;
}

interface Probe {
  controls(openedId: number | null): Control[];
  /** Finds a control and brings it into view. */
  aim(key: string, openedId: number | null): Promise<Aim | null>;
  /** The control that was aimed at last. */
  aimed(): HTMLElement | null;
  /** Where a press undoes the press of that control. */
  aimedBack(): HTMLElement | null;
  isOpen(openedId: number): boolean;
  /** How many dialogs, menus and popovers cover the page. */
  overlays(): number;
  /** Once nothing has changed for that long, or after five seconds. Null where it is no page. */
  look(milliseconds: number, known: readonly number[]): Promise<Look | null>;
  /** All that a press can change: what is seen, where it is scrolled to, calls, and the focus where it is not on the target. */
  trace(target: Element): string;
  focus(): string;
}

declare global {
  interface Window {
    walkProbe: Probe;
  }
}

/** Runs inside the page before its own scripts, after that of the storage. Everything else that it uses is defined in it. */
export function probeScript(): void {
  const candidates =
    "a[href]:not([href^='mailto:'], [href^='tel:']), button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=menuitem], [role=tab], [role=radio], [role=checkbox], [role=switch]";
  const calls: string[] = [];
  window.print = () => void calls.push("print");
  const ids = new WeakMap<Element, number>();
  let lastId = 0;
  const idOf = (element: Element): number => {
    if (!ids.has(element)) ids.set(element, ++lastId);
    return ids.get(element)!;
  };
  const words = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim().slice(0, 80);
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) && !element.closest("[inert]");
  /** Drawn for no eye: clipped to a dot, or above the page until the keyboard comes. */
  const isTiny = (element: Element): boolean => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width <= 2 || height <= 2 || bottom + scrollY <= 0;
  };
  /** Inputs that are drawn by their label are pressed there. */
  const targetOf = (element: Element): HTMLElement | null => {
    if (!isShown(element)) return null;
    if (!isTiny(element)) return element as HTMLElement;
    const label = (element as HTMLInputElement).labels?.[0];
    return label && isShown(label) && !isTiny(label) ? label : null;
  };
  const isOff = (element: Element): boolean =>
    (element instanceof HTMLSelectElement && element.querySelectorAll("option:not(:disabled)").length < 2) ||
    element.matches(
      ":disabled, [aria-disabled=true], input:not([type=checkbox], [type=radio], [type=file]):read-only, textarea:read-only",
    ) ||
    element.closest("[aria-hidden=true]") !== null;
  /** Pressing what is chosen already changes nothing, and need not. */
  const isChosen = (element: Element): boolean =>
    element.matches(
      "[aria-current]:not([aria-current=false]), input[type=radio]:checked, [role=tab][aria-selected=true], [role=radio][aria-checked=true], [data-consent][aria-pressed=true]",
    ) ||
    (element instanceof HTMLAnchorElement && element.href === location.href);
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    return words(
      element.getAttribute("aria-label") ??
        ([...labelled.map((id) => document.getElementById(id)?.textContent), ...labels].join(" ").trim() ||
          // Not innerText: of a section that is out of sight and not laid out, that is empty.
          element.textContent ||
          element.getAttribute("title") ||
          element.getAttribute("placeholder") ||
          element.getAttribute("name")),
    );
  };
  const areaOf = (element: Element): string => {
    const area = element.parentElement?.closest(
      "header, footer, nav, section, aside, dialog, [role=region], [popover], main",
    );
    if (!area) return "page";
    const label = area.getAttribute("aria-label") ?? area.querySelector("h1, h2, h3")?.textContent;
    return `${area.tagName.toLowerCase()} ${words(label)}`;
  };
  const typeOf = (element: Element): Control["type"] => {
    if (element instanceof HTMLAnchorElement) return "link";
    if (element instanceof HTMLSelectElement) return "select";
    if (element instanceof HTMLTextAreaElement) return "text";
    if (!(element instanceof HTMLInputElement)) return "button";
    if (element.type === "file") return "file";
    if (["checkbox", "radio"].includes(element.type)) return "choice";
    return ["button", "submit", "reset"].includes(element.type) ? "button" : "text";
  };
  const kindOf = (element: Element, name: string): string => {
    const tag = `${element.tagName.toLowerCase()}.${element.className}`;
    if (element instanceof HTMLAnchorElement)
      return `${areaOf(element)} ${element.getAttribute("href")?.split("#")[0]}`;
    if (element.closest("[role=grid]")) return `${areaOf(element)} cell ${tag}`;
    const row = element.closest("li, tr, [role=row], [role=listitem]");
    if (!row) return `${areaOf(element)} ${tag} ${name.replace(/[\d.,]+/g, "0")}`;
    const place = [...row.querySelectorAll(candidates)].indexOf(element);
    return `${areaOf(element)} row ${tag} ${place}`;
  };
  const modal = (): Element | null => [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
  const scopeOf = (openedId: number | null): Element =>
    (openedId === null ? modal() : openedElements().find((element) => idOf(element) === openedId)) ?? document.body;
  const pressable = (openedId: number | null): { element: Element; target: HTMLElement; key: string }[] => {
    const counts = new Map<string, number>();
    return [...scopeOf(openedId).querySelectorAll(candidates)].flatMap((element) => {
      const target = isOff(element) ? null : targetOf(element);
      const isItsOwnOpener =
        openedId !== null && element.parentElement === scopeOf(openedId) && element.tagName === "SUMMARY";
      if (!target || isChosen(element) || isItsOwnOpener) return [];
      const base = `${areaOf(element)} › ${typeOf(element)} “${nameOf(element)}”`;
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      return [{ element, target, key: count === 1 ? base : `${base} (${count})` }];
    });
  };
  const openedElements = (): Element[] =>
    [
      ...document.querySelectorAll(
        "dialog[open], [popover]:popover-open, details[open], [role=menu], [role=listbox], [role=alertdialog]",
      ),
    ].filter((element) => element.checkVisibility());
  const isFloating = (element: Element): boolean => ["absolute", "fixed"].includes(getComputedStyle(element).position);
  /** What stands in it beside the control that opens it. */
  const contentOf = (element: Element): Element[] =>
    element instanceof HTMLDetailsElement
      ? [...element.children].filter(({ tagName }) => tagName !== "SUMMARY")
      : [element];
  const inViewport = ({ left, right, top, bottom }: DOMRect): boolean =>
    right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  const readable = (root: Element): Element[] =>
    [...root.querySelectorAll("*"), root].filter((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && words(node.textContent));
      const isContent = own || element.matches(`${candidates}, img, svg, canvas`);
      return isContent && isShown(element) && !isTiny(element);
    });
  const faultsOf = (element: Element, isOverlay: boolean): string[] => {
    const content = contentOf(element).flatMap(readable);
    if (content.length === 0) return ["has no visible content"];
    if (!isOverlay) return [];
    if (!content.some((part) => inViewport(part.getBoundingClientRect())))
      return ["has no content inside the viewport"];
    const faults: string[] = [];
    for (const part of contentOf(element)) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1)
        faults.push(`sticks out sideways (${left} to ${right} of ${innerWidth})`);
      const isFixed = part.matches("dialog, [popover]");
      if (isFixed && (top < -1 || bottom > innerHeight + 1))
        faults.push(`sticks out of the screen (${top} to ${bottom} of ${innerHeight})`);
    }
    return faults;
  };
  const states = new Set([
    "aria-expanded",
    "aria-pressed",
    "aria-selected",
    "aria-checked",
    "aria-current",
    "aria-sort",
    "aria-invalid",
    "class",
    "open",
    "hidden",
    "d",
    "x",
    "y",
    "width",
    "height",
    "disabled",
  ]);
  /** When it was last in step, and what a screen reader is told a moment after the figures are there. */
  const ignored = ".sync-text, .sync-text *, .visually-hidden[aria-live], .visually-hidden[role=status]";

  const signature = (): string => {
    const parts = [location.href, document.title];
    for (const element of document.body.querySelectorAll("*")) {
      if (element.matches(ignored) || !element.checkVisibility()) continue;
      parts.push(element.tagName);
      for (let node = element.firstChild; node; node = node.nextSibling)
        if (node.nodeType === Node.TEXT_NODE) parts.push((node as Text).data);
      for (const { name, value } of element.attributes) if (states.has(name)) parts.push(name, value);
      const field = element as HTMLInputElement;
      if (element.matches("input, select, textarea")) parts.push(field.value, String(field.checked));
      if (element.matches("[popover]")) parts.push(String(element.matches(":popover-open")));
    }
    return window.walkStorage.hashOf(parts.join("\u0001"));
  };
  const quiet = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      let timer = setTimeout(end, milliseconds);
      const latest = setTimeout(end, 5_000);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, milliseconds);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      function end() {
        clearTimeout(timer);
        clearTimeout(latest);
        observer.disconnect();
        resolve();
      }
    });
  const faults = (): string[] => {
    const scrolling = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    const sideways = Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    const main = document.querySelector("main");
    return [
      ...(sideways > 0 ? [`the page can be scrolled sideways by ${sideways} px`] : []),
      ...(/Something went wrong|didn’t load/.test(main?.innerText ?? "") ? ["shows an error of ours"] : []),
    ];
  };
  const coversPage = (element: Element): boolean =>
    element.matches("dialog, [popover], [role=menu], [role=listbox], [role=alertdialog]") ||
    contentOf(element).some(isFloating);
  const openedNow = (known: readonly number[]): Opened[] =>
    openedElements()
      .filter((element) => !known.includes(idOf(element)))
      .map((element) => {
        const isOverlay = coversPage(element);
        const name = `${element.tagName.toLowerCase()} “${nameOf(element).slice(0, 40)}”`;
        return { id: idOf(element), name, isOverlay, faults: faultsOf(element, isOverlay) };
      });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let aimed: HTMLElement | null = null;
  let aimedBack: Element | null = null;
  /** Of choices that exclude each other, the one that is chosen: pressing it undoes a press of another. */
  const chosenBeside = (element: Element): Element | null => {
    if (element instanceof HTMLInputElement && element.type === "radio") {
      const group = document.getElementsByName(element.name) as NodeListOf<HTMLInputElement>;
      return [...group].find((one) => one.checked && one.form === element.form) ?? null;
    }
    const group = element.closest("[role=tablist], [role=radiogroup]");
    return group?.querySelector("[role=tab][aria-selected=true], [role=radio][aria-checked=true]") ?? null;
  };
  const undoOf = (element: Element): Aim["undo"] => {
    if (element instanceof HTMLSelectElement) return element.selectedIndex;
    aimedBack = element.matches("[type=radio], [role=tab], [role=radio]")
      ? chosenBeside(element)
      : element.matches("summary, [type=checkbox], [role=checkbox], [role=switch], [aria-expanded], [aria-pressed]")
        ? element
        : null;
    return aimedBack && "press";
  };

  window.walkProbe = {
    controls: (openedId) =>
      pressable(openedId).map(({ element, key }) => ({
        key,
        kind: kindOf(element, nameOf(element)),
        type: typeOf(element),
        href: element instanceof HTMLAnchorElement ? element.href : null,
        isFrameLink: element instanceof HTMLAnchorElement && !element.closest("main, dialog"),
        isOpener: element.matches("summary, [aria-haspopup], [aria-expanded], [popovertarget], [commandfor]"),
      })),
    async aim(wanted, openedId) {
      const found = pressable(openedId).find(({ key }) => key === wanted);
      aimed = found?.target ?? null;
      if (!found || !aimed) return null;
      const { top, left } = aimed.getBoundingClientRect();
      (aimed as HTMLElement & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
      const moved = aimed.getBoundingClientRect();
      // What comes into view may be laid out only then.
      if (moved.top !== top || moved.left !== left) for (let frames = 0; frames < 2; frames++) await nextFrame();
      const opened = openedElements().map(idOf);
      return { opened, undo: undoOf(found.element), trace: window.walkProbe.trace(aimed) };
    },
    aimed: () => aimed,
    aimedBack: () => (aimedBack?.isConnected ? targetOf(aimedBack) : null),
    overlays: () => openedElements().filter(coversPage).length,
    isOpen: (openedId) => openedElements().some((element) => idOf(element) === openedId),
    async look(milliseconds, known) {
      if (document.contentType !== "text/html") return null;
      await quiet(milliseconds);
      const isBusy = document.querySelector("main [aria-busy=true], .loading") !== null;
      const seen = { isBusy, opened: openedNow(known), faults: faults(), signature: signature() };
      return { ...seen, storage: await window.walkStorage.hash() };
    },
    trace: (target) => {
      const focus = document.activeElement?.contains(target) ? "" : window.walkProbe.focus();
      return [signature(), scrollY, calls.length, focus].join(" ");
    },
    focus: () => {
      const element = document.activeElement;
      if (!element || element === document.body) return "nothing";
      return `${areaOf(element)} › ${typeOf(element)} “${nameOf(element)}”`;
    },
  };
}
