/** How much the contact form takes. Apart from the schema, so that a page can know it without a reader of schemas. */
export const contactLimits = { name: 80, email: 254, message: 5_000 } as const;
