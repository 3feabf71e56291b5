import type { Config } from "../config.ts";

/** What the build tells about each page. */
export interface BuiltPage {
  path: string;
  file: string;
  /** The same page as another, with the operator's address. */
  hasAddress: boolean;
  lastModified: string;
  inSitemap: boolean;
}

/** Addresses, and what pages may know of the configuration, enter the built HTML here. */
export function fillIn(html: string, config: Config): string {
  const { contactEmail, analyticsId, analyticsConsent: consent } = config;
  const site = JSON.stringify({ contactEmail, analyticsId, consent }).replaceAll("<", "\\u003c");
  const address = (config.contactEmail ?? "").replaceAll("&", "&amp;");
  return html
    .replaceAll("%PUBLIC_URL%", config.publicUrl)
    .replaceAll("%CONTACT_EMAIL%", address)
    .replace("%SITE%", () => site);
}

export const robots = (config: Config) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${config.publicUrl}/sitemap.xml\n`;

export function sitemap(pages: readonly BuiltPage[], config: Config): string {
  const rows = pages
    .filter((page) => page.inSitemap)
    .map(
      ({ path, lastModified }) =>
        `  <url><loc>${config.publicUrl}${path}</loc><lastmod>${lastModified}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("\n")}\n</urlset>\n`;
}
