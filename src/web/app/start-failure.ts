/**
 * Says on a prerendered page that its script did not come, and ends when it is time to try again: at a press, or when the
 * browser is online again. Made by hand, since nothing of the app is drawn; the page's own HTML stays as it is.
 */
export function nextAttempt(): Promise<void> {
  const bar = Object.assign(document.createElement("p"), {
    className: "start-failure",
    role: "alert",
    textContent: "Loading failed, so the controls of this page may not respond. ",
  });
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: "Try again" });
  bar.append(button);
  document.body.append(bar);
  return new Promise((resolve) => {
    const again = () => {
      window.removeEventListener("online", again);
      bar.remove();
      resolve();
    };
    button.onclick = again;
    window.addEventListener("online", again);
  });
}
