import { useEffect } from "react";

/** Browsers share a page by its canonical address, so it follows the reader from page to page. */
export function useCanonicalAddress(pathname: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}
