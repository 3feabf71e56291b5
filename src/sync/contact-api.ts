import * as v from "valibot";

/** The limits of the contact form. Separate from the schema, so that pages can use them without Valibot. */
export const contactLimits = { name: 80, email: 254, message: 5_000 } as const;

const address = v.pipe(v.string(), v.trim(), v.maxLength(contactLimits.email), v.email());

/** The body of POST /api/contact. */
export const contactSchema = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(contactLimits.name)), ""),
  email: address,
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(contactLimits.message)),
  /** Honeypot: a hidden field that only bots fill in. */
  website: v.optional(v.string(), ""),
});

export type ContactMessage = Omit<v.InferOutput<typeof contactSchema>, "website">;
