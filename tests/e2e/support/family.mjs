/** A two-earner family in its own words, a line for each list of the intake. */
export const inTwoYears = new Date().getFullYear() + 2;

export const family = {
  people: "Maya, Tom, Ada child 2019",
  incomes: "Maya clinic 1840 every two weeks, Tom school 2990",
  bills: "rent 1300, electricity 78, phone 39, internet 52, car insurance 520 yearly",
  everyday: "groceries 140, eating out 45 want, transport 60 every two weeks, school things 25",
  own: "savings 5200, car 8000-10000",
  owe: "visa 3200 at 19.9% min 78, student loan 14000 at 4.5% min 130",
  goals: `trip 4000 by June ${inTwoYears}, new roof 9000`,
  habits: "no-spend day twice a week",
};
