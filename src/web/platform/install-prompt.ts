/** Chromium's `beforeinstallprompt` event. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** It fires once, soon after the page has loaded, so it is held until it is used. Small, because every page loads it. */
export const install: { prompt?: InstallPrompt } = {};

export const captureInstallPrompt = (): void =>
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install.prompt = event as InstallPrompt;
  });
