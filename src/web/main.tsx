import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { beginTracking } from "#web/analytics/begin-tracking.ts";
import { captureInstallPrompt } from "#web/platform/install-prompt.ts";
import { reportWebVitals } from "#web/platform/report-web-vitals.ts";
import { BrowserRouter } from "#web/platform/router/router.tsx";
import { App } from "./app/app.tsx";
import { keptScreen } from "./app/kept-screen.tsx";
import { ChunkLoadError } from "./app/lazy/chunk-load-error.ts";
import { trackTyping } from "./app/lazy/typed-text.ts";
import { forgetScreen, openScreen, registerScreen } from "./app/load-screen.ts";
import { prefetchOnIntent } from "./app/prefetch.ts";
import { prepared } from "./app/prepared.ts";
import { routeAt } from "./app/routes.ts";
import { keepUsableOffline } from "./app/service-worker-registration.ts";
import { nextAttempt } from "./app/start-failure.ts";

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
        .then(prepared)
        .catch(() => {});
    return createRoot(root, { onCaughtError }).render(app);
  }
  const shown = root.querySelector("main > *");
  if (route.isKept && shown) registerScreen(route.screen, keptScreen(shown, document.title));
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
    await nextAttempt();
    await startOrWait();
  }
}

// Each in a task of its own, after this script's: a slow phone takes a tap in between.
for (const begin of [
  captureInstallPrompt,
  trackTyping,
  beginTracking,
  reportWebVitals,
  prefetchOnIntent,
  keepUsableOffline,
  startOrWait,
])
  setTimeout(begin);
