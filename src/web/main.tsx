import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { beginTracking } from "#web/analytics/begin-tracking.ts";
import { App } from "#web/app/app.tsx";
import { ChunkLoadError } from "#web/app/lazy/chunk.ts";
import { trackInput } from "#web/app/lazy/reload-stale-tab.ts";
import { forgetScreen, openScreen, prefetchOnIntent, prepareScreen, registerScreen } from "#web/app/load-screen.ts";
import { routeAt } from "#web/app/routes.ts";
import { staticHtmlScreen } from "#web/app/static-html-screen.tsx";
import { captureInstallPrompt } from "#web/platform/install-prompt.ts";
import { reportWebVitals } from "#web/platform/report-web-vitals.ts";
import { BrowserRouter } from "#web/platform/router/router.tsx";

const root = document.getElementById("root")!;

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** What a screen's boundary caught was told already where it was a chunk; anything else is told here. */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ChunkLoadError)) console.error(error);
};

/**
 * Begins once the screen is here: a prerendered page's words never give way to a placeholder, and the app's shell says
 * that it is loading by itself. React would show a placeholder for a third of a second, however soon the screen came.
 */
async function start() {
  const route = routeAt(location.pathname);
  const isPrerendered = root.dataset.path !== undefined;
  if (!isPrerendered || !route?.isPublic) {
    // What went wrong is said by the screen's boundary.
    if (route)
      await openScreen(route.screen)
        .then(prepareScreen)
        .catch(() => {});
    return createRoot(root, { onCaughtError }).render(app);
  }
  const shown = root.querySelector("main > *");
  if (route.isStaticHtml && shown) registerScreen(route.screen, staticHtmlScreen(shown, document.title));
  else await openScreen(route.screen);
  // In slices that let a tap through, on slow phones too.
  startTransition(() => {
    hydrateRoot(root, app, { onCaughtError });
  });
}

/**
 * A prerendered page whose screen can't be fetched stays what it is, readable with links that work. It says so, and tries
 * again when asked to, or when online.
 */
async function startOrWait() {
  try {
    await start();
  } catch {
    const route = routeAt(location.pathname);
    if (route) forgetScreen(route.screen);
    await waitForRetry();
    await startOrWait();
  }
}

// Each in a task of its own, after this script's: a slow phone takes a tap in between.
for (const begin of [
  captureInstallPrompt,
  trackInput,
  beginTracking,
  reportWebVitals,
  prefetchOnIntent,
  registerServiceWorker,
  startOrWait,
])
  setTimeout(begin);

/**
 * Says on a prerendered page that its script did not come, and ends when it is time to try again: at a press, or when the
 * browser is online again. Made by hand, since nothing of the app is drawn; the page's own HTML stays as it is.
 */
export function waitForRetry(): Promise<void> {
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

/** After the page has settled: keeps the app on this device, so that it opens without a network. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    // Private windows and old browsers may refuse; everything but offline use still works.
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
