/** Sound fields of entries, and of what makes, sorts and reads them. */
export const entrySamples = {
  transaction: [
    {
      day: "2026-10-01",
      amount: 4_250,
      payee: "Market",
      personId: "maya",
      type: "spending",
      categoryId: "f",
      note: "",
      forPersonId: "tom",
      imported: { sourceId: "bank", key: "01.10.2026;-42,50;MARKET 4711" },
    },
    {
      day: "2026-10-02",
      amount: 6_000,
      payee: "Warehouse",
      personId: "tom",
      type: "spending",
      splits: [
        { categoryId: "food", amount: 7_000 },
        { categoryId: "", amount: -1_000 },
      ],
      note: "With a voucher",
    },
    { day: "2026-10-03", amount: -900, payee: "", personId: "tom", type: "transfer", note: "To savings" },
    {
      ...{ day: "2026-10-04", amount: 30_000, payee: "", personId: "tom", type: "transfer", note: "Rent" },
      toPersonId: "maya",
    },
  ],
  recurring: [
    {
      schedule: { cadence: "weekly", on: "2026-10-05" },
      entry: { amount: 1_500, payee: "Pool", personId: "tom", kind: "spending", categoryId: "fun", note: "" },
      until: "2027-05-31",
    },
    {
      schedule: { cadence: "twice-monthly", on: "2026-10-15" },
      entry: {
        amount: 2,
        payee: "",
        personId: "m",
        kind: "income",
        splits: [{ categoryId: "a", amount: 2 }],
        note: "",
      },
    },
  ],
  template: [
    {
      label: "Coffee",
      entry: { amount: 450, payee: "Corner", personId: "maya", kind: "spending", note: "", forPersonId: "maya" },
    },
    {
      label: "Half the rent",
      entry: { amount: 60_000, payee: "", personId: "tom", kind: "transfer", toPersonId: "maya", note: "Rent" },
    },
  ],
  rule: [
    { contains: "market", categoryId: "food", order: 1 },
    { contains: "pool", categoryId: "fun", order: 20 },
  ],
  "import-source": [
    { label: "Everyday account", header: "Date;Payee;Amount", mapping: { day: 0, payee: 1, amount: 2, order: "dmy" } },
    { label: "Card", header: "", mapping: { skip: ["Balance"] } },
  ],
};
