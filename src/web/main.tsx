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

/** Logs what a screen's boundary caught. Chunk errors were logged already. */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ChunkLoadError)) console.error(error);
};

/**
 * Renders only once the screen is loaded. Otherwise a placeholder would replace a prerendered page's text, and React would show
 * it for at least a third of a second. The app's shell has a loading message of its own.
 */
async function start() {
  const route = routeAt(location.pathname);
  const isPrerendered = root.dataset.path !== undefined;
  if (!isPrerendered || !route?.isPublic) {
    // The screen's boundary shows the failure.
    if (route)
      await openScreen(route.screen)
        .then(prepareScreen)
        .catch(() => {});
    return createRoot(root, { onCaughtError }).render(app);
  }
  const shown = root.querySelector("main > *");
  if (route.isStaticHtml && shown) registerScreen(route.screen, staticHtmlScreen(shown, document.title));
  else await openScreen(route.screen);
  // A transition hydrates in slices, so that slow phones can respond to taps.
  startTransition(() => {
    hydrateRoot(root, app, { onCaughtError });
  });
}

/** If a prerendered page's screen can't be fetched, the page stays readable and its links work. Waits for a retry. */
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

// Each in its own task, so that slow phones can handle a tap in between.
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
 * Shows that the page's script did not load, and resolves when the user clicks "Try again" or the browser is online again.
 * Plain DOM, because React has rendered nothing and the page's HTML must stay as it is.
 */
function waitForRetry(): Promise<void> {
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

/** After the page has loaded: caches the app, so that it opens offline. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    // Private windows and old browsers may refuse. Everything but offline use still works.
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
