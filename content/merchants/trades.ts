import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Words in the names of local shops that say what they sell, in six languages. Used where no merchant's name fits. */
export const trades: MerchantNames = {
  groceries: `
    grocery|groceries|grocer|grocers|supermarket|supermarkets|greengrocer|butcher|butchers|bakery|bakeries|deli|
    fishmonger|farmers market|farm shop|lebensmittel|supermarkt|backerei|baeckerei|metzgerei|fleischerei|hofladen|
    wochenmarkt|konditorei|boulangerie|boucherie|charcuterie|epicerie|supermarche|primeur|poissonnerie|fromagerie|
    bakkerij|slagerij|groenteboer|supermercado|fruteria|carniceria|panaderia|pescaderia|alimentacion|supermercato|
    alimentari|panificio|macelleria|pescheria|fruttivendolo|ortofrutta|salumeria`,
  alcohol: `
    liquor|liquors|wine shop|off licence|weinhandlung|getrankemarkt|slijterij|vinoteca|enoteca`,
  "eating-out": `
    restaurant|restaurants|pizzeria|pizza|trattoria|osteria|ristorante|bistro|brasserie|diner|steakhouse|sushi|
    ramen|kebab|kebap|doner|doener|imbiss|gasthaus|gasthof|wirtshaus|biergarten|brauhaus|grill|taqueria|burger|
    burgers|creperie|restaurante|taberna|asador|cerveceria|marisqueria|churreria|gelateria|heladeria|eisdiele|
    glacier|ijssalon|snackbar|cafetaria|frituur|eetcafe|pannenkoekenhuis|rosticceria|paninoteca|tapas|curry|
    tandoori|noodles|fish chips|bbq|barbecue|catering|mensa|cantine|kantine|tavern|pub|brewpub|taproom`,
  coffee: `
    coffee|cafe|caffe|espresso|kaffee|koffie|cafeteria|roastery|kaffeerosterei|tea room|teahouse|patisserie|
    pasticceria|pasteleria`,
  fuel: `
    petrol|gas station|fuel|tankstelle|tankstation|station service|carburant|carburants|gasolinera|
    estacion de servicio|distributore carburanti|benzina|gasoline`,
  car: `
    car wash|carwash|autowerkstatt|werkstatt|kfz|autohaus|reifen|tyres|tires|auto repair|autolavado|autolavaggio|
    garagiste|lavage auto|wasstraat|taller mecanico|autofficina|gommista|neumaticos|pneus`,
  parking: `
    parking|parkhaus|parkplatz|tiefgarage|stationnement|parkeergarage|parkeren|aparcamiento|parcheggio|parkade|
    car park|carpark|toll|tolls|peaje|pedaggio|peage|autostrada|autopista`,
  "public-transport": `
    verkehrsbetriebe|verkehrsverbund|fahrkarten|railway|railways|tramway|tranvia|public transport|autobus|
    openbaar vervoer`,
  taxi: `
    taxi|taxis|cabs|minicab|radiotaxi|teletaxi`,
  travel: `
    hotel|hotels|hostel|motel|resort|b b|guesthouse|guest house|pension|ferienwohnung|camping|campground|campsite|
    jugendherberge|auberge|albergo|albergue|agriturismo|hostal|reiseburo|airways|airlines|airport|ferries|
    car rental|travel agency|viajes`,
  household: `
    furniture|mobel|moebel|mobelhaus|meubles|muebles|mobili|arredamenti|laundry|laundromat|dry cleaners|
    dry cleaning|reinigung|pressing|blanchisserie|tintoreria|lavanderia|stomerij|wasserette|mattress|matratzen`,
  diy: `
    hardware|plumbing|baumarkt|gartencenter|garden centre|garden center|nursery plants|quincaillerie|bricolage|
    jardinerie|bouwmarkt|tuincentrum|ferreteria|ferramenta|vivai|viveros|pinturas|gartnerei|gaertnerei|eisenwaren|
    locksmith`,
  electronics: `
    electronics|elektronik|computers|informatica|elettronica|electronica`,
  clothing: `
    clothing|boutique|apparel|shoes|schuhe|schuhhaus|chaussures|schoenen|zapateria|calzados|calzature|
    abbigliamento|kleding|textil|tailor|tailors|schneiderei|mode|dessous|modehaus`,
  shopping: `
    newsagents|newsagent|kiosk|tabac|tabacchi|tabaccheria|estanco|department store|kaufhaus|stationery|
    schreibwaren|papeterie|papeleria|cartoleria|post office|deutsche post filiale|papelerias`,
  gifts: `
    florist|florists|flowers|blumen|blumenhaus|fleuriste|fleurs|bloemist|bloemen|floristeria|fioraio|fiorista|
    fiori|gift shop|jewellers|jewelers|juwelier|bijouterie|joyeria|gioielleria`,
  pharmacy: `
    pharmacy|pharmacies|chemist|chemists|drug store|apotheke|pharmacie|apotheek|farmacia|parafarmacia|optician|
    opticians|optometrist|optiker|opticien|optica|ottica|dental|dentist|dentistry|zahnarzt|zahnarztpraxis|
    tandarts|dentiste|dentista|clinic|clinique|clinica|hospital|krankenhaus|klinikum|hopital|ziekenhuis|ospedale|
    arztpraxis|physiotherapie|physiotherapy|physio|fysiotherapie|huisarts|laboratoire|medical centre|
    medical center|sanitatshaus`,
  drugstore: `
    drogerie|drogist|drogisterij|parapharmacie|perfumeria|profumeria|parfumerie`,
  beauty: `
    salon|hair|hairdresser|hairdressers|barber|barbers|barbershop|nails|friseur|frisor|friseursalon|haarstudio|
    kosmetik|nagelstudio|coiffeur|coiffure|institut de beaute|kapper|kapsalon|schoonheidssalon|peluqueria|
    barberia|estetica|parrucchiere|parrucchieri|barbiere|centro estetico|massage`,
  sports: `
    gym|fitness|fitnessstudio|yoga|pilates|swimming pool|leisure centre|schwimmbad|hallenbad|freibad|piscine|
    zwembad|piscina|palestra|gimnasio|polideportivo|sportverein|turnverein|tennisclub|golf club|bicycles|fahrrad|
    fietsen|bike shop|bouldern|boulderhalle|climbing|sportschool|tennis club|ski school|skischule`,
  children: `
    nursery school|preschool|kindergarten|kita|kindertagesstatte|daycare|childcare|child care|creche|garderie|
    kinderopvang|kinderdagverblijf|guarderia|escuela infantil|asilo nido|toys|spielwaren|jouets|speelgoed|
    jugueteria|giocattoli|musikschule`,
  pets: `
    veterinary|veterinarian|veterinary clinic|vet clinic|animal hospital|pet shop|tierarzt|tierarztpraxis|
    tierklinik|zoohandlung|veterinaire|clinique veterinaire|animalerie|dierenarts|dierenkliniek|dierenwinkel|
    veterinario|veterinaria|clinica veterinaria|ambulatorio veterinario|grooming pets|hundeschule`,
  books: `
    bookshop|bookstore|booksellers|books|buchhandlung|buecher|librairie|boekhandel|libreria|libreria libri|
    presse kiosk|edicola`,
  gaming: `
    lottery|lotto|loterie|loterij|loteria|lotteria|casino|video games|spielhalle`,
  entertainment: `
    cinema|cinemas|kino|bioscoop|cines|multikino|theatre|theater|theatro|teatro|museum|musee|museo|zoo|tierpark|
    aquarium|bowling|bowlingbahn|escape room|minigolf|planetarium|therme|trampoline park|theme park|freizeitpark|
    schouwburg|nightclub|discoteca`,
  subscriptions: `
    abonnement zeitschrift|streaming`,
  phone: `
    telecom|broadband|mobilfunk|telecommunications|telekommunikation|telecomunicaciones|telecomunicazioni`,
  utilities: `
    stadtwerke|gemeindewerke|wasserwerke|energie|energy|water board|waterworks|electricity|elektrizitatswerk|
    gaswerk|abfallwirtschaft|waterschap|acquedotto|aguas de|syndicat des eaux|hydro electric|council tax|
    hausverwaltung`,
  insurance: `
    insurance|versicherung|versicherungen|assurance|assurances|verzekering|verzekeringen|seguros|assicurazioni|
    assicurazione|krankenkasse|mutuelle|zorgverzekering|zorgverzekeringen|mutua seguros`,
  donations: `
    foundation|charity|stiftung|spende|fondation|fundacion|fondazione|stichting|parish|kirchengemeinde|pfarrei|
    paroisse|parroquia|parrocchia|food bank|tafel ev`,
};
