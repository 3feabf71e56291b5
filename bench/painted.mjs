/** When something is painted: `watchPaint` runs on every page before anything of it, the others ask for its answer. */
export function watchPaint() {
  // Before whatever waits to be done after the frame: that holds nobody's eyes up.
  const next = (then) => scheduler.postTask(() => then(performance.now()), { priority: "user-blocking" });
  const painted = (then) => requestAnimationFrame(() => next(then));
  const whenThere = (selector, then, unlike = null) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (!found || found.textContent === unlike) return;
      observer.disconnect();
      painted(then);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  };
  window.paintedAt = (selector) => new Promise((resolve) => whenThere(selector, resolve));
  window.paintedAfter = (event, on, selector, unlike) =>
    new Promise((resolve) => {
      const happened = ({ timeStamp }) => whenThere(selector, (end) => resolve(end - timeStamp), unlike);
      document.querySelector(on).addEventListener(event, happened, { once: true, capture: true });
    });
}

/** Milliseconds from the page's beginning until something is painted. */
export const paintedAt = (page, selector) => page.evaluate((wanted) => window.paintedAt(wanted), selector);

/** Milliseconds from the click until what it brings is painted. */
export const paintedAfterClick = (page, button, selector) =>
  paintedAfter(page, "click", button, selector, () => page.locator(button).click());

/**
 * Milliseconds from an event that `work` makes on an element until what it brings is painted; where it is there already,
 * until it says something unlike before.
 */
export async function paintedAfter(page, event, on, selector, work, unlike) {
  await page.locator(on).waitFor({ state: "attached" });
  const took = page.evaluate((given) => window.paintedAfter(...given), [event, on, selector, unlike]);
  await work();
  return took;
}
