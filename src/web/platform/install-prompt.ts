/** Chromium's offer to install the page as an app. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** It comes once, soon after the page has loaded, so it is kept until someone asks for it. */
export const install: { prompt?: InstallPrompt } = {};

export const captureInstallPrompt = (): void =>
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install.prompt = event as InstallPrompt;
  });
