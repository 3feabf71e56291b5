/** When something is painted: `watchPaint` runs on every page before anything of it, the others ask for its answer. */
export function watchPaint() {
  // Before whatever waits to be done after the frame: that holds nobody's eyes up.
  const next = (then) => scheduler.postTask(() => then(performance.now()), { priority: "user-blocking" });
  const painted = (then) => requestAnimationFrame(() => next(then));
  const whenThere = (selector, then) => {
    const look = () => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      painted(then);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  };
  window.paintedAt = (selector) => new Promise((resolve) => whenThere(selector, resolve));
  window.paintedAfterClick = (button, selector) =>
    new Promise((resolve) => {
      const clicked = ({ timeStamp }) => whenThere(selector, (end) => resolve(end - timeStamp));
      document.querySelector(button).addEventListener("click", clicked, { once: true, capture: true });
    });
}

/** Milliseconds from the page's beginning until something is painted. */
export const paintedAt = (page, selector) => page.evaluate((wanted) => window.paintedAt(wanted), selector);

/** Milliseconds from the click until what it brings is painted. */
export async function paintedAfterClick(page, button, selector) {
  await page.locator(button).waitFor();
  const took = page.evaluate(([pressed, wanted]) => window.paintedAfterClick(pressed, wanted), [button, selector]);
  await page.locator(button).click();
  return took;
}
