import * as v from "valibot";

/** How much the contact form takes. Apart from the schema, so that a page can know it without a reader of schemas. */
export const contactLimits = { name: 80, email: 254, message: 5_000 } as const;

const address = v.pipe(v.string(), v.trim(), v.maxLength(contactLimits.email), v.email());

/** The body of POST /api/contact. */
export const contactSchema = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(contactLimits.name)), ""),
  email: address,
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(contactLimits.message)),
  /** A field that no person sees. Whatever fills it in is no person. */
  website: v.optional(v.string(), ""),
});

export type ContactMessage = Omit<v.InferOutput<typeof contactSchema>, "website">;
