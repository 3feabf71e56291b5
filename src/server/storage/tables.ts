/** The tables as Kysely sees them. Text and whole numbers only, so that every engine stores the same. */
export interface Tables {
  migrations: { name: string; at: string };
  site_facts: { name: string; value: string };
}
