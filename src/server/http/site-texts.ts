import type { Config } from "../config.ts";

/** What the build tells about each page. */
export interface BuiltPage {
  path: string;
  file: string;
  /** The same page as another, with the operator's address; `hosted`: where a Firebase project stands in place of our server. */
  drawnFor: "any" | "address" | "hosted";
  lastModified: string;
  inSitemap: boolean;
}

/** The last that fits is the one to serve. */
export const fits = ({ drawnFor }: BuiltPage, { contactEmail, firebase }: Config): boolean =>
  drawnFor === "any" || (contactEmail !== null && (drawnFor === "address" || firebase !== null));

/** What pages may know of the configuration. */
export function siteOf(config: Config): object {
  const { contactEmail, analyticsId, analyticsConsent: consent, firebase, passwordPolicy } = config;
  if (!firebase) return { contactEmail, analyticsId, consent };
  // There is no collector of our own then: without a tag nothing would be measured, so nobody is asked.
  const asked = analyticsId ? consent : "off";
  return { contactEmail, analyticsId, consent: asked, firebase: { ...firebase, passwordPolicy } };
}

/** Addresses, and what pages may know of the configuration, enter the built HTML here. */
export function fillIn(html: string, config: Config): string {
  const site = JSON.stringify(siteOf(config)).replaceAll("<", "\\u003c");
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
