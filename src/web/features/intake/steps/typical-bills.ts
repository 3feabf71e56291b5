import type { Cadence } from "#domain/time/cadence.ts";

/** A suggested bill, without an amount. */
interface TypicalBill {
  label: string;
  cadence: Cadence;
  categoryLabel?: string;
  isHousing?: boolean;
}

/** Bills that are common in a country: housing first, then by frequency. */
export function typicalBills(country: string): readonly TypicalBill[] {
  const code = country.trim().toUpperCase();
  return billsFrom(Object.hasOwn(billsByCountry, code) ? billsByCountry[code]! : billsElsewhere);
}

function billsFrom({ home = "Rent or mortgage", monthly, quarterly = [], yearly = [] }: BillNames): TypicalBill[] {
  const at = (cadence: Cadence, labels: readonly string[]) => labels.map((label) => ({ label, cadence }));
  const housing = { label: home, cadence: "monthly", categoryLabel: "Housing", isHousing: true } as const;
  return [housing, ...at("monthly", monthly), ...at("quarterly", quarterly), ...at("yearly", yearly)];
}

/** Common bills of a country by frequency. `home` names the housing bill. */
interface BillNames {
  home?: string;
  monthly: readonly string[];
  quarterly?: readonly string[];
  yearly?: readonly string[];
}

const list = (names: string): readonly string[] => names.split(", ");

/** English names, with the local name where people use it. */
export const billsByCountry: Readonly<Record<string, BillNames>> = {
  US: { monthly: list("Electricity, Gas, Water, Internet, Phone, Car insurance, Health insurance, Streaming") },
  CA: {
    monthly: list("Hydro, Heating, Internet, Phone, Car insurance, Home insurance, Streaming"),
    yearly: list("Property tax"),
  },
  MX: {
    monthly: list("Electricity (CFE), Gas, Water, Internet, Phone, Building fees (mantenimiento)"),
    yearly: list("Property tax (predial), Car insurance"),
  },
  BR: {
    monthly: list("Building fees (condomínio), Electricity, Water, Gas, Internet, Phone, Health plan (plano de saúde)"),
    yearly: list("IPTU, IPVA"),
  },
  GB: {
    monthly: list("Council tax, Energy, Water, Broadband, Mobile, Streaming"),
    yearly: list("TV licence, Car insurance"),
  },
  IE: {
    monthly: list("Electricity, Gas, Broadband, Mobile, Bins, Health insurance"),
    yearly: list("TV licence, Motor tax, Car insurance"),
  },
  AU: {
    monthly: list("Internet, Mobile, Health insurance"),
    quarterly: list("Electricity, Gas, Water, Council rates"),
    yearly: list("Car rego, Car insurance"),
  },
  NZ: {
    monthly: list("Power, Water, Internet, Mobile, Contents insurance, Car insurance"),
    quarterly: list("Council rates"),
    yearly: list("Car rego"),
  },
  DE: {
    home: "Rent",
    monthly: list("Electricity, Heating, Internet, Mobile, Public transport"),
    quarterly: list("Rundfunkbeitrag"),
    yearly: list("Liability insurance (Haftpflicht), Car insurance"),
  },
  AT: {
    home: "Rent",
    monthly: list("Electricity, Heating, Internet, Mobile, Car insurance"),
    yearly: list("ORF-Beitrag, Household insurance, Klimaticket"),
  },
  CH: {
    home: "Rent",
    monthly: list("Health insurance (Krankenkasse), Internet, Mobile, Taxes"),
    quarterly: list("Electricity"),
    yearly: list("Serafe, Household and liability insurance, Public transport"),
  },
  FR: {
    monthly: list(
      "Electricity and gas, Internet, Mobile, Health cover (mutuelle), Home insurance, Car insurance, Public transport",
    ),
    yearly: list("Water, Taxe foncière"),
  },
  ES: {
    monthly: list("Building fees (comunidad), Electricity, Gas, Internet and mobile"),
    quarterly: list("Water"),
    yearly: list("Property tax (IBI), Home insurance, Car insurance"),
  },
  IT: {
    monthly: list("Building fees (condominio), Electricity, Gas, Internet, Mobile"),
    quarterly: list("Water"),
    yearly: list("Waste tax (TARI), Car insurance, Car tax (bollo)"),
  },
  PT: {
    monthly: list("Building fees (condomínio), Electricity, Water, Gas, Internet and TV, Mobile"),
    yearly: list("Property tax (IMI), Car insurance, Car tax (IUC)"),
  },
  NL: {
    monthly: list("Energy, Water, Health insurance (zorgverzekering), Internet, Mobile, Home and liability insurance"),
    quarterly: list("Road tax (wegenbelasting)"),
    yearly: list("Municipal taxes, Water board tax (waterschap)"),
  },
  BE: {
    monthly: list("Energy, Internet and TV, Mobile"),
    quarterly: list("Water"),
    yearly: list("Fire insurance, Family liability insurance, Health fund (mutualité), Car insurance, Road tax"),
  },
  SE: {
    home: "Rent or housing fee (avgift)",
    monthly: list(
      "Electricity, Electricity network (elnät), Internet, Mobile, Home insurance, A-kassa, Public transport, Streaming",
    ),
  },
  NO: {
    monthly: list(
      "Electricity, Grid rent (nettleie), Internet, Mobile, Home insurance, Car insurance, Public transport",
    ),
    quarterly: list("Municipal fees (kommunale avgifter)"),
  },
  DK: {
    monthly: list("Electricity, Heating, Internet, Mobile, A-kasse, Union"),
    quarterly: list("Water"),
    yearly: list("Home contents insurance, Car insurance"),
  },
  FI: {
    home: "Rent or housing fee (vastike)",
    monthly: list("Electricity, Water, Internet, Mobile, Public transport"),
    yearly: list("Home insurance, Car insurance, Vehicle tax"),
  },
  PL: {
    monthly: list("Building fees (czynsz), Electricity, Gas, Internet, Mobile, Public transport, Streaming"),
    yearly: list("Car insurance (OC)"),
  },
  IN: {
    home: "Rent or home loan EMI",
    monthly: list("Electricity, Cooking gas, Society maintenance, Broadband, Mobile recharge, Domestic help"),
    quarterly: list("School fees"),
    yearly: list("Health insurance, Vehicle insurance"),
  },
  JP: {
    monthly: list("Electricity, Gas, Water, Internet, Mobile, Health insurance, National pension"),
    yearly: list("NHK, Car tax"),
  },
  SG: {
    monthly: list("Utilities (SP), Conservancy charges (S&CC), Broadband, Mobile, Season parking, Streaming"),
    yearly: list("Health insurance (Integrated Shield), Property tax, Road tax"),
  },
  ZA: {
    home: "Rent or bond",
    monthly: list("Rates and taxes, Electricity, Water, Fibre internet, Phone, Medical aid, Car insurance, DStv"),
  },
};

/** For all other countries. */
const billsElsewhere: BillNames = {
  monthly: list("Electricity, Heating or gas, Water, Internet, Phone, Health insurance, Public transport"),
  yearly: list("Home insurance"),
};
