/** After the page has settled: keeps the app on this device, so that it opens without a network. */
export function keepUsableOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    // Private windows and old browsers may refuse; everything but offline use still works.
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
