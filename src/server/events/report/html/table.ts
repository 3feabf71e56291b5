import { Html, html } from "./html.ts";

/** A table that may be wider than a phone: it scrolls by itself, with the keyboard too. */
export const scrolling = (label: string, table: Html): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;

export const columnHeads = (names: readonly (string | Html)[]): Html =>
  html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;

/** A visitor's word, whose direction of writing must not turn the words beside it. */
export const visitorName = (shown: string, isThere: boolean): Html =>
  isThere ? html`<bdi>${shown}</bdi>` : html`<em>${shown}</em>`;

export const section = (id: string, title: string, ...content: readonly (Html | null)[]): Html =>
  html`<section class="section" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${content}
</section>
`;

export const lines = (parts: readonly Html[]): Html => new Html(parts.map(({ text }) => text).join("\n"));
