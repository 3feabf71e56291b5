import type { App } from "./fact.ts";

export const sure = {
  name: "Sure",
  facts: {
    readme: {
      about: "Sure, readme",
      value: "Free, open source, self-hosted; a community fork of Maybe",
      asOf: "undated",
      sourceUrl: "https://github.com/we-promise/sure",
      confidence: "vendor-page",
    },
    sharing: {
      about: "Sure, family sharing",
      value: "View or edit rights for each account",
      asOf: "undated",
      sourceUrl: "https://sure-917046f5-mintlify-docs-update-.mintlify.app/guides/app-features/family-sharing",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
