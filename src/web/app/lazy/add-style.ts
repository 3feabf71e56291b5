import { ChunkLoadError } from "./chunk-load-error.ts";

/** Adds a style sheet to the page, where it does not stand yet, and ends when its styles hold. */
export function addStyle(chunk: string, url: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${url}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Removed, so that trying again really tries again.
      link.remove();
      reject(new ChunkLoadError(chunk, "error", url));
    };
    document.head.append(link);
  });
}
