/** One week of the invented household, in US cents. The split and the week's sum agree with content/sample-year.ts. */
export const sampleSplit = [
  { label: "Lisbon in June", cents: 8_450 },
  { label: "House deposit", cents: 18_700 },
  { label: "Kitchen table", cents: 6_200 },
  { label: "Investing", cents: 3_650 },
] as const;

export const sampleBills = [
  { day: "Fri 13", label: "Phones", cents: 7_800 },
  { day: "Sun 15", label: "Internet", cents: 6_500 },
  { day: "Mon 16", label: "Electric and gas", cents: 10_400 },
  { day: "Wed 18", label: "Car loan", cents: 27_300 },
  { day: "Fri 20", label: "Streaming", cents: 2_600 },
] as const;
