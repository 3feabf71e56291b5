import type { Category } from "../household/household.ts";
import { type MerchantKind, merchantKinds, merchantWords } from "./merchants.ts";

const foods = "food|essen|nahrung|alimentation|nourriture|eten|comida|alimentacion|cibo|alimentazione";
const restaurants =
  "eating out|eat out|dining|dining out|restaurants|takeaway|take away|takeout|take out|fast food|food delivery|lunch|lunches|" +
  "auswarts essen|essen gehen|gastronomie|lieferdienst|resto|restos|uit eten|horeca|comer fuera|restaurantes|ristorante|ristoranti|mangiare fuori";
const goingOut = "going out|ausgehen|sorties|uitgaan|salidas|uscite";
const groceries =
  "groceries|grocery|supermarket|lebensmittel|supermarkt|einkauf|courses|supermarche|epicerie|boodschappen|levensmiddelen|" +
  "supermercado|comestibles|despensa|la compra|spesa|alimentari|supermercato";
const cars = "car|cars|auto|autos|vehicle|vehicles|motoring|driving|wagen|voiture|coche|macchina";
const transport =
  "transport|transportation|getting around|mobility|mobilitat|mobilite|mobiliteit|verkehr|vervoer|trasporti|trasporto";
const households =
  "household|home|house|furniture|furnishings|haushalt|mobel|einrichtung|maison|menage|meubles|huishouden|huis|inrichting|" +
  "hogar|casa|muebles|arredamento|mobili";
const fun =
  "fun|entertainment|leisure|recreation|hobby|hobbies|freizeit|spass|unterhaltung|vergnugen|loisirs|divertissement|vrije tijd|" +
  "ontspanning|plezier|ocio|entretenimiento|diversion|svago|divertimento|tempo libero|intrattenimento";
const shopping = "shopping|amazon|einkaufen|achats|shoppen|winkelen|compras|acquisti";
const health =
  "health|healthcare|health care|medical|doctor|doctors|wellness|gesundheit|arzt|sante|gezondheid|zorg|salud|salute|sanita";
const toiletries =
  "drugstore|drogerie|drogisterij|toiletries|personal care|self care|hygiene|hygiene products|korperpflege|parapharmacie";
const bills = "bills|household bills|home bills|house bills|rechnungen|factures|rekeningen|facturas|recibos";

/**
 * Words in labels of categories, in English, German, French, Dutch, Spanish and Italian: the most specific ones first, each
 * line only if no label has a word of an earlier one.
 */
const labelWords: Readonly<Record<MerchantKind, readonly string[]>> = {
  groceries: [groceries, foods],
  alcohol: [
    "alcohol|wine|beer|liquor|drinks|getranke|wein|bier|alkohol|vin|vins|drank|wijn|vino|bebidas|alcol",
    groceries,
    foods,
  ],
  "eating-out": [restaurants, goingOut, foods],
  coffee: ["coffee|coffee shops|cafe|cafes|kaffee|koffie|caffe|cafeteria|snacks", restaurants, goingOut, foods],
  fuel: [
    "fuel|petrol|gas|gasoline|gas station|diesel|charging|tanken|benzin|sprit|kraftstoff|carburant|essence|brandstof|benzine|" +
      "combustible|gasolina|carburante|benzina",
    cars,
    transport,
  ],
  car: [`car repairs|car maintenance|car care|werkstatt|garage|${cars}`, transport],
  parking: [
    "parking|tolls|parken|maut|peage|peages|parkeren|aparcamiento|parcheggio|parcheggi|pedaggi",
    cars,
    transport,
  ],
  "public-transport": [
    "public transport|public transportation|transit|commute|commuting|bus|buses|train|trains|metro|subway|tube|bahn|opnv|fahrkarten|" +
      "transports en commun|openbaar vervoer|transporte publico|trasporto pubblico|mezzi pubblici",
    `${transport}|transports|transporte`,
  ],
  taxi: ["taxi|taxis|cab|cabs|rideshare|ride share|rides|uber", `${transport}|transports|transporte`],
  travel: [
    "travel|trip|trips|holiday|holidays|vacation|vacations|flights|hotels|urlaub|reise|reisen|voyage|voyages|vacances|vakantie|" +
      "reizen|viaje|viajes|vacaciones|viaggio|viaggi|vacanza|vacanze",
  ],
  household: [households, shopping],
  diy: [
    "diy|home improvement|home repairs|hardware|tools|garden|gardening|baumarkt|heimwerken|garten|bricolage|jardin|klussen|tuin|" +
      "bricolaje|jardin|fai da te|giardino",
    households,
    shopping,
  ],
  electronics: [
    "electronics|tech|technology|gadgets|computer|computers|elektronik|technik|electronique|informatique|elektronica|electronica|" +
      "tecnologia|elettronica|informatica",
    shopping,
  ],
  clothing: [
    "clothes|clothing|apparel|fashion|shoes|kleidung|kleider|bekleidung|mode|schuhe|vetements|habillement|chaussures|kleding|" +
      "schoenen|ropa|calzado|zapatos|moda|abbigliamento|vestiti|scarpe",
    shopping,
  ],
  shopping: [shopping],
  gifts: [
    "gift|gifts|present|presents|flowers|geschenk|geschenke|blumen|cadeau|cadeaus|cadeaux|fleurs|bloemen|regalo|regalos|flores|" +
      "regali|fiori",
  ],
  pharmacy: [
    "pharmacy|medicine|medicines|medication|prescriptions|apotheke|medikamente|pharmacie|medicaments|apotheek|medicijnen|farmacia|" +
      "medicinas|farmaci",
    health,
    toiletries,
  ],
  drugstore: [toiletries, "beauty|cosmetics|kosmetik|beaute|belleza|bellezza", households, health],
  beauty: [
    "beauty|cosmetics|makeup|hair|haircut|haircuts|hairdresser|barber|grooming|kosmetik|friseur|beaute|coiffeur|cosmetique|" +
      "schoonheid|kapper|belleza|peluqueria|bellezza|parrucchiere",
    toiletries,
  ],
  sports: [
    "sport|sports|fitness|gym|workout|exercise|outdoors|fitnessstudio|salle de sport|sportschool|deporte|deportes|gimnasio|palestra",
    fun,
  ],
  children: [
    "kid|kids|child|children|baby|toys|kind|kinder|spielzeug|enfant|enfants|bebe|jouets|kinderen|speelgoed|ninos|hijos|juguetes|" +
      "bambini|figli|giocattoli",
  ],
  pets: [
    "pet|pets|dog|dogs|cat|cats|vet|haustier|haustiere|hund|katze|animaux|animal|chien|chat|huisdier|huisdieren|hond|mascota|" +
      "mascotas|perro|gato|animali|cane|gatto",
  ],
  books: [
    "book|books|reading|buch|bucher|livre|livres|lecture|boeken|libro|libros|libri",
    "culture|kultur|cultuur|cultura",
    fun,
  ],
  gaming: ["game|games|gaming|spiele|jeux|jeux video|spellen|juegos|videojuegos|giochi|videogiochi", fun],
  entertainment: [
    "cinema|movie|movies|concerts|events|theater|theatre|kino|film|films|bioscoop|cine|culture|kultur|cultuur|cultura",
    fun,
    goingOut,
  ],
  subscriptions: [
    "subscription|subscriptions|streaming|memberships|apps|software|tv|abo|abos|abonnement|abonnements|abonnementen|suscripcion|" +
      "suscripciones|abbonamento|abbonamenti",
    fun,
  ],
  phone: [
    "phone|phones|mobile|cell phone|internet|broadband|wifi|telecom|handy|telefon|telephone|telefoon|mobiel|telefono|movil|" +
      "telefonia|cellulare",
    "utilities",
    bills,
  ],
  utilities: [
    "utilities|utility|electricity|electric|power|energy|water|heating|gas|gas electric|gas electricity|electric gas|" +
      "electricity gas|gas water|strom|strom gas|nebenkosten|energie|wasser|heizung|electricite|eau|chauffage|elektriciteit|" +
      "gas water licht|luz|luz gas|agua|electricidad|suministros|bollette|luce|luce gas|acqua|utenze",
    bills,
  ],
  insurance: [
    "insurance|versicherung|versicherungen|assurance|assurances|verzekering|verzekeringen|seguro|seguros|assicurazione|assicurazioni",
    bills,
  ],
  donations: [
    "donation|donations|charity|charities|giving|tithe|church|spende|spenden|don|dons|goede doelen|donacion|donaciones|" +
      "donazione|donazioni|beneficenza",
  ],
};

/** A label with one of these words is no place to shop. */
const obligations = new Set("payment payments loan loans lease tax taxes rent mortgage savings saving debt".split(" "));

interface LabelMatch {
  kind: MerchantKind;
  /** The line of `labelWords`: 0 is the most specific. */
  tier: number;
  from: number;
  to: number;
}

interface ReadLabel {
  words: readonly string[];
  /** The part of each word: "Food & dining" has two parts, "Pet food" is one. */
  parts: readonly number[];
}

const partSeparators = /[&,;/+|()–—]|(?<=\s)(?:and|und|et|en|y|e|or|oder|ou|o)(?=\s)/gi;

function readLabel(label: string): ReadLabel {
  const parts = label.split(partSeparators).map(merchantWords);
  return { words: parts.flat(), parts: parts.flatMap((words, part) => words.map(() => part)) };
}

/** In North America gas is what a car burns, elsewhere what heats a home. */
const gasIsFuelIn = new Set(["US", "CA"]);

/** From this length on a word also matches longer ones that begin with it: "Lebensmitteleinkauf", "transportation". */
const stemLength = 6;

const isWord = (word: string | undefined, wanted: string): boolean =>
  word === wanted || (wanted.length >= stemLength && word !== undefined && word.startsWith(wanted));

function matchesOf({ words }: ReadLabel, country: string): LabelMatch[] {
  const gasKind = gasIsFuelIn.has(country) ? "fuel" : "utilities";
  return merchantKinds.flatMap((kind) =>
    labelWords[kind].flatMap((line, tier) =>
      line.split("|").flatMap((phrase) => {
        if (phrase === "gas" && kind !== gasKind) return [];
        const wanted = phrase.split(" ");
        return words.flatMap((_, from) =>
          wanted.every((word, index) => isWord(words[from + index], word))
            ? { kind, tier, from, to: from + wanted.length }
            : [],
        );
      }),
    ),
  );
}

/** The most specific line by which the label is a place for this kind, or undefined. */
function tierOf(kind: MerchantKind, label: ReadLabel, matches: readonly LabelMatch[]): number | undefined {
  const own = matches.filter((match) => match.kind === kind);
  const others = matches.filter((match) => match.kind !== kind && !own.some((each) => isCoveredBy(match, each)));
  const partOf = (match: LabelMatch) => label.parts[match.from];
  const fitting = own.filter(
    (match) =>
      // "Public transport" is no "transport", and "Pet food" no "food".
      !others.some((other) => isCoveredBy(match, other) || (other.tier === 0 && partOf(other) === partOf(match))),
  );
  return fitting.length === 0 ? undefined : Math.min(...fitting.map(({ tier }) => tier));
}

const isCoveredBy = (match: LabelMatch, other: LabelMatch): boolean => other.from <= match.from && match.to <= other.to;

/** The household's category for each kind of merchant, by the words of its label; undefined if none or several fit. */
export function merchantCategories(
  categories: readonly Pick<Category, "id" | "label" | "isHousing">[],
  country: string,
): (kind: MerchantKind) => string | undefined {
  const labels = categories
    .filter(({ isHousing }) => !isHousing)
    .map(({ id, label }) => ({ id, label: readLabel(label) }))
    .filter(({ label }) => !label.words.some((word) => obligations.has(word)))
    .map(({ id, label }) => ({ id, label, matches: matchesOf(label, country) }));
  const chosen = new Map(merchantKinds.map((kind) => [kind, bestOf(kind, labels)]));
  return (kind) => chosen.get(kind);
}

function bestOf(
  kind: MerchantKind,
  labels: readonly { id: string; label: ReadLabel; matches: readonly LabelMatch[] }[],
): string | undefined {
  const tiers = labels.flatMap(({ id, label, matches }) => {
    const tier = tierOf(kind, label, matches);
    return tier === undefined ? [] : { id, tier };
  });
  const best = Math.min(...tiers.map(({ tier }) => tier));
  const [only, ...more] = tiers.filter(({ tier }) => tier === best);
  return more.length === 0 ? only?.id : undefined;
}
