/**
 * Another view of the same page in the address. The entry keeps its key, so that the page neither jumps to its top nor is
 * read out anew, and Back brings the view of before.
 */
export function stayOnPage(search: string): void {
  const { pathname } = window.location;
  history.pushState(history.state, "", `${pathname}${search}`);
  window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
}
