import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of France. */
export const france: MerchantNames = {
  groceries: `
    carrefour market|carrefour city|carrefour express|carrefour contact|carrefour drive|leclerc|e leclerc|
    e leclerc drive|centre leclerc|scapalsace|intermarche|intermarche super|itm|netto france|auchan supermarche|
    auchan drive|my auchan|monoprix|monop|franprix|leader price|casino shop|geant casino|petit casino|^vival|
    super u|hyper u|u express|^utile|coop atlantique|^cora|match supermarche|supermarches match|aldi marche|
    biocoop|naturalia|la vie claire|bio c bon|les nouveaux robinsons|satoriz|marcel fils|l eau vive|day by day|
    picard|picard surgeles|thiriet|argel|grand frais|fresh aix|marie blachere|ange boulangerie|boulangerie paul|
    paul boulangerie|la mie caline|boulangerie louise|boulangerie feuillette|brioche doree|la grande epicerie|
    houra|la belle vie|chronodrive|cajoo|quitoque|la ruche qui dit oui|tang freres|paris store|eurasie|
    metro france|promocash|proxi super|8 a huit|marche frais|mon marche|la fourche|simply market|^atac|g20|
    ^diagonal|^normal|toupargel|cooperative u|maximo|bon app|panier frais|sherpa alimentation`,
  alcohol: `
    ^nicolas|cave nicolas|nicolas vins|cavavin|le repaire de bacchus|v b|v b cave|inter caves|comptoir des vignes|
    vinatis|wineandco|millesima|la cave du roi|saveur biere|cave a biere|le petit ballon|chai n 5|caves carriere`,
  "eating-out": `
    ^quick|quick restaurant|flunch|buffalo grill|hippopotamus|courtepaille|leon de bruxelles|leon fish|del arte|
    pizza del arte|la boucherie restaurant|poivre rouge|campanile restaurant|la pataterie|au bureau|
    memphis coffee|la criee|bistro regent|volfoni|il ristorante|big mamma|big fernand|bioburger|g la dalle|otacos|
    o tacos|tacos avenue|chicken street|bagelstein|bagel corner|pomme de pain|brioche doree resto|cojean|exki|
    eat salad|pokawa|sushi shop|planet sushi|cote sushi|eat sushi|matsuri|la cantine|crous|crous resto|sodexo|
    ^elior|compass group|eurest|class croute|classcroute|speed rabbit|tutti pizza|la boite a pizza|
    le kiosque a pizzas|mezzo di pasta|nooi|basilic co|relais h|relay resto|^areas|paul france|la croissanterie|
    allo resto|lunchr|swile|chez papa|bouillon pigalle|bouillon chartier|crepe touch|la mere poulard|
    la brioche chaude|3 brasseurs|les 3 brasseurs|halls beer|au coeur des halles|ninkasi|frog pub|
    les burgers de papa|berliner das original|wasabi|amorino|l atelier des chefs|restalliance|api restauration|
    berthillon|ben jerry|master poulet|pepe chicken`,
  coffee: `
    columbus cafe|columbus cafe co|french coffee|french coffee shop|cafe richard|cafes richard|malongo|
    coutume cafe|bakery coffee|l arbre a cafe|brulerie|brulerie des ternes|kusmi tea|palais des thes|
    mariage freres|dammann|mccafe|terres de cafe|comptoirs richard|cafes legal|mokxa`,
  fuel: `
    total access|relais total|station total|elan france|esso express|bp france|dyneff|station u|station carrefour|
    carrefour station|carrefour carburant|carbu carrefour|leclerc station|leclerc carburant|intermarche station|
    station intermarche|itm station|auchan carburant|station auchan|auchan station|station leclerc|
    casino carburant|cora carburant|super u station|station super u|fioulreduc|izivia|freshmile|electra recharge|
    powerdot|station e leclerc|vito corse|picoty|8a8 carburant`,
  car: `
    norauto|feu vert|^speedy|points|roady|l auto e leclerc|leclerc auto|france pare brise|mondial pare brise|
    oscaro|mister auto|autobacs|autosur|dekra controle technique|securitest|controle technique|autovision|
    elephant bleu|total wash|renault minute|allopneus|leboncoin auto|ad garage|siligom|profil plus|ants permis|
    vulco|motul|dafy moto|maxxess|motoblouz|aramis auto|delko|rapid pare brise`,
  parking: `
    indigo parking|parking indigo|effia|effia stationnement|saemes|vinci park|vinci autoroutes|cofiroute|
    asf autoroutes|escota|aprr|area autoroute|sanef|sapn|atmb|bip go|bipandgo|ulys|telepeage|fulli|parkingmap|
    onepark|yespark|zenpark|parkings|tunnel du mont blanc|ppe parking|amende gouv|viaduc de millau|parcub|
    lpa parking|autoroutes paris rhin rhone|autoroutes du sud`,
  "public-transport": `
    sncf|sncf connect|sncf voyageurs|sncf internet|oui sncf|ouigo|ter sncf|tgv inoui|ratp|navigo|
    ile de france mobilites|service navigo|comutitres|tcl lyon|sytral|keolis|transdev|tisseo|tbm bordeaux|
    tan nantes|semitan|naolib|star rennes|ilevia|transpole|rtm marseille|lignes d azur|cts strasbourg|
    tam montpellier|tag grenoble|mobilites m|stas|divia|velib|velib metropole|velov|velo v|blablacar|kombo|
    stan nancy|le met metz|soleo|optymo|twisto|astuce rouen|t2c|idelis|citura|filbleu|tao orleans|lila presquile|
    zou region sud|isilines|orizo|bibus|palm bus|carte imagine r`,
  taxi: `
    taxis g7|taxi g7|le cab|lecab|marcel vtc|allocab|ouicar|citiz|zity|tier france|cityscoot|karos`,
  travel: `
    corsair|air caraibes|french bee|air corsica|hop air|accorhotels|ibis hotel|ibis budget|ibis styles|
    mercure hotel|sofitel|hotel f1|formule 1 hotel|campanile|kyriad|premiere classe|b b hotel|louvre hotels|
    logis hotels|pierre vacances|belambra|vvf|vvf villages|lagrange vacances|odalys|madame vacances|maeva|homair|
    siblu|yelloh village|huttopia|camping car park|abritel|gites de|voyage prive|voyages sncf|promovacances|fram|
    marmara|look voyages|leclerc voyages|carrefour voyages|havas voyages|selectour|govoyages|go voyages|
    bourse des vols|liligo|easyvoyage|ucpa|corsica ferries|la meridionale|aeroport de paris|aeroports de paris|
    rentacar|rent a car|ada location|evaneos|travelski|vacanceole|skiset`,
  household: `
    ^but|but magasin|alinea|la redoute interieurs|roche bobois|ligne roset|cinna|gautier meubles|mobilier de|
    cuir center|la maison de valerie|gifi|la foir fouille|foir fouille|centrakor|^noz|stokomani|maxi bazar|
    casa france|zodio|du bruit dans la cuisine|mathon|culinarion|genevieve lethu|linvosges|carre blanc|
    blanc cerise|descamps|la chaise longue|pylones|nature decouvertes|delamaison|miliboo|tikamoon|la camif|camif|
    bultex|emma france|tediber|literie bonnot|grand litier|atlas meubles|fly meubles|cuisinella|mobalpa|
    schmidt cuisines|ixina|darty cuisine|5 a sec|5asec|rougier ple|cultura deco|monsieur meuble|le depot bailleul|
    electro depot maison|eminza|becquet|vert baudet maison|bouchara|mondial tissus|toto tissus|trocathlon maison`,
  diy: `
    castorama|brico depot|bricomarche|bricorama|mr bricolage|mr bricolage magasin|weldom|bricoman|bricocash|
    brico cash|point p|gedimat|big mat|bigmat|tout faire materiaux|chausson materiaux|lapeyre|cedeo|kiloutou|
    loxam|truffaut|jardiland|botanic|gamm vert|gammvert|villaverde|villa verde|delbard|point vert|magasin vert|
    rural master|outiror|l entrepot du bricolage|entrepot du bricolage|les briconautes|saint maclou|4 murs|zolpan|
    tollens|seigneurie|espace aubade|baobab jardin|oogarden|willemse|meilland|descours cabaud|rexel|
    yesss electrique|tridome`,
  electronics: `
    fnac|fnac darty|fnac com|darty|boulanger|ldlc|ldlc com|materiel net|electro depot|rue du commerce|cybertek|
    top achat|topachat|grosbill|easy cash|cash express|hubside store|welcom store|save my smartphone|
    point service mobiles|micromania materiel|digit photo|phox|camara|miss numerique|gpdis|pulsat|gitem|
    connexion magasin|extra electromenager|mda electromenager|certideal|ubaldi|son video|cobra son|apple france|
    orange boutique accessoires|cultura numerique|woodbrass|sonovente`,
  clothing: `
    kiabi|^gemo|la halle|la halle aux chaussures|^celio|^jules|brice|devred|camaieu|promod|pimkie|jennyfer|
    cache cache|bonobo|bonobo jeans|breal|morgan de toi|etam|undiz|darjeeling|princesse tam tam|naf naf|kookai|
    ^mim|ikks|sandro|maje|claudie pierlot|the kooples|zadig voltaire|bash paris|rouje|balzac paris|
    des petits hauts|comptoir des cotonniers|gerard darel|caroll|1 2 3 paris|un deux trois|armand thiery|
    burton of london|eden park|jacadi adulte|le slip francais|blancheporte|la redoute|laredoute|3 suisses|helline|
    showroomprive|veepee|vente privee|brandalley|tex carrefour|tape a l oeil|chaussea|besson chaussures|besson|
    eram|minelli|san marina|andre chaussures|^courir|size factory|jonak|bocage|mephisto|^salamander|
    galeries lafayette mode|bleu bonheur|grain de malice|scottage|christine laure|vibs|videdressing|
    emmaus vetements|kilo shop|ma de france|faguo|aigle|saint james|cyrillus|du pareil au meme adulte|bexley|
    father sons|izac|lancel|longchamp|texto chaussures`,
  shopping: `
    printemps|le bon marche|bhv|bhv marais|la samaritaine|cdiscount|leboncoin|le bon coin|amazon eu sarl|
    wish france|la poste|la poste colissimo|colissimo|chronopost|relais colis|bureau vallee|top office|bruneau|
    jpg fournitures|normal magasin|tiger france|la boutique officielle|e leclerc espace culturel|vente unique|
    venteunique|spartoo|monshowroom|tabac presse|bureau de tabac|marionnaud shopping|carre des halles`,
  gifts: `
    aquarelle|monceau fleurs|florajet|bergamotte|au nom de la rose|rapid flore|carrement fleurs|
    le jardin des fleurs|oya fleurs|happy fleurs|123fleurs|bebloom|dakotabox|histoire d or|maty|marc orian|
    julien d orcel|louis pion|cleor|^agatha|jeff de bruges|de neuville|reaute chocolat|la maison du chocolat|
    pierre marcolini|pierre herme|laduree|photoweb|cheerz|rosemood|cadeau maestro|kadolog|dubernet|
    comtesse du barry|yves thuries|thuries`,
  pharmacy: `
    pharmacie lafayette|grande pharmacie|pharmacie centrale|pharmacie de la gare|pharmabest|shop pharmacie|
    cocooncenter|santediscount|1001pharmacies|pharma gdd|qare|livi|optic 2000|krys|krys optique|afflelou|
    alain afflelou|atol|generale d optique|optical center|lissac|les opticiens mutualistes|audika|
    audition mutualiste|biogroup|cerballiance|unilabs|laboratoire cerba|eurofins biologie|ramsay sante|elsan|
    ap hp|aphp|chu|polyclinique|dentego|dentylis|centre dentaire|centre de sante|cpam|ameli|jimmy fairly|polette|
    lunettes pour tous|easypara|mgen centre`,
  drugstore: `
    parashop|parapharmacie leclerc|monoprix beaute|para carrefour|prado parapharmacie|citypharma|city pharma`,
  beauty: `
    nocibe|adopt parfums|aroma zone|beauty success|passion beaute|une heure pour soi|april beauty|blissim|
    typology|caudalie|nuxe|clarins|franck provost|dessange|camille albane|saint algue|tchip|tchip coiffure|
    fabio salsa|coiff co|jean claude biguine|shampoo coiffure|coiffirst|self coiff|la barbe de papa|body minute|
    bodyminute|esthetic center|yves rocher institut|^carita|mademoiselle bio|guerlain|make up for ever|
    my origines|bleu libellule|beauty plaza|origines parfums|vog coiffure|intermede coiffure|depil tech`,
  sports: `
    decathlon pro|snowleader|au vieux campeur|ekosport|alltricks|probikeshop|culture velo|mondovelo|cyclable|
    speck sports|l orange bleue|orange bleue|fitness park|keep cool|keepcool|neoness|on air fitness|vita liberte|
    gigagym|l appart fitness|magic form|neo ness|club med gym|cmg sports|gymlib|climb up|arkose|le five|
    urbansoccer|urban soccer|ucpa sport|aquaboulevard|forest hill|swim stars|fft tennis|ffr rugby|licence ffvl|
    federation francaise|citysport|courir sport|skiinfo|la compagnie des alpes|skipass|forfait ski|golf bluegreen|
    ugolf|gymglish fit|hardloop|private sport shop|lepape|fitness boutique`,
  children: `
    jacadi|sergent major|obaibi|orchestra|orchestra premaman|du pareil au meme|dpam|tartine chocolat|natalys|
    aubert|autour de bebe|bebe 9|bebe9|allobebe|bebe au naturel|catimini|kidiliz|z enfant|kiabi enfant|jouet club|
    joueclub|la grande recre|king jouet|maxi toys|picwic|picwictoys|oxybul|avenue des jeux|babychou|
    les petits chaperons rouges|people baby|babilou|la maison bleue creche|pajemploi|yoopala|yoopies|kinougarde|
    family sphere|o2 garde enfants|acadomia|completude|cantine scolaire|regie scolaire|periscolaire|
    caisse des ecoles|eveil jeux|bonton|cyrillus enfant|scouts guides|moulin roty|berceau magique`,
  pets: `
    maxizoo|animalis|tom co|tomco|medor compagnie|wanimo|zoomalia|la compagnie des animaux|croquetteland|
    ultra premium direct|japhy|franklin pet food|caats|mon veto|monveto|santevet|dalma|bulle bleue assurance|
    assur o poil|spa refuge|padd equitation|horze|decathlon equitation|elmut|hector kitchen|gamm vert animalerie`,
  books: `
    cultura|gibert|gibert joseph|gibert jeune|furet du nord|decitre|le furet du nord|librairie mollat|^mollat|
    sauramps|espace culturel leclerc|maison de la presse|bdfugue|chapitre com|recyclivre|france loisirs|le monde|
    le figaro|liberation|mediapart|les echos|l equipe|le parisien|ouest france|la croix|courrier international|
    telerama|l obs|le point|prisma media|cafeyn|youboox|bayard presse|milan presse|fleurus presse|
    ecole des loisirs|librairie eyrolles|eyrolles|hachette|izneo|place des libraires|sud ouest presse|album comics`,
  gaming: `
    micromania|micromania zing|^fdj|la francaise des jeux|francaise des jeux|pmu|winamax|betclic|parions sport|
    zebet|philibert|ludikbazar|game cash|gamecash|ultrajeux|reference gaming|easygamer|parkage|espace jeux`,
  entertainment: `
    pathe gaumont|gaumont|cinemas gaumont pathe|ugc|ugc cine cite|cgr cinemas|cgr|mk2|megarama|cineville|
    cinemas cgr|le grand rex|fnac spectacles|france billet|billetreduc|theatre online|opera de paris|
    comedie francaise|philharmonie de paris|louvre|musee du louvre|musee d orsay|centre pompidou|
    chateau de versailles|puy du fou|disneyland paris|eurodisney|parc asterix|futuroscope|parc saint paul|
    nigloland|walibi|zoo de beauval|zooparc de beauval|la mer de sable|jardin d acclimatation|oceanopolis|
    nausicaa|marineland|aqualand|france miniature|laser game|laser quest|koezio|accrobranche|shotgun|weezevent|
    digitick|dice france|olympique lyonnais|psg|stade de|accor arena|zenith|cap sciences|speedpark`,
  subscriptions: `
    canal plus|canal|canalplus|canalsat|mycanal|molotov|salto|ocs orange|youboox abo|rmc sport|bein sports|
    beinsports|ligue 1 plus|universcine|ovhcloud|gandi|o2switch|ornikar|leboncoin abo|cine carte ugc|ugc illimite|
    le pass navigo culture|boursorama abo|60 millions|que choisir|ufc que choisir`,
  phone: `
    ^orange|orange sa|orange mobile|orange internet|sosh|sfr|sfr mobile|sfr fixe|red by sfr|red sfr|^free|
    free mobile|free telecom|free haut debit|bouygues telecom|bouygues|bbox|b you|nrj mobile|la poste mobile|
    prixtel|coriolis telecom|coriolis|auchan telecom|cdiscount mobile|syma mobile|reglo mobile|youprice|
    numericable|sfr thd|nordnet|k net|ozone internet|telecoop|credit mutuel mobile|cic mobile|videofutur|
    alice adsl|darty box|wibox`,
  utilities: `
    edf|edf clients particuliers|edf particuliers|gdf suez|gaz de france|total direct energie|direct energie|
    totalenergies electricite|eni gas power|eni france|ekwateur|ilek|planete oui|mint energie|ohm energie|
    plum energie|enercoop|alpiq|mega energie|happ e|cdiscount energie|sowee|antargaz|butagaz|primagaz|vitogaz|
    finagaz|veolia eau|saur|lyonnaise des eaux|suez eau|eau de paris|sedif|eaux de marseille|eau du grand lyon|
    regie des eaux|enedis|grdf|es energies strasbourg|gaz de bordeaux|gaz electricite de grenoble|geg|cpcu|dalkia|
    foncia charges|dgfip impot|proxiserve|izi by edf|soregies|selia`,
  insurance: `
    maif|macif|maaf|gmf|^matmut|groupama|gan assurances|axa france iard|mma|mma iard|direct assurance|amaguiz|
    eurofil|olivier assurance|l olivier assurance|assurpeople|luko assurance|lovys|leocare|friday assurance|
    april assurances|^april|assurone|mutuelle generale|mgen|harmonie mutuelle|malakoff humanis|ag2r|
    ag2r la mondiale|klesia|pro btp|apicil|mutuelle des motards|swisslife|swiss life prevoyance|^alan|
    alan assurance|mnh|mgp|aesio|aesio mutuelle|adrea|smerep|lmde|^heyme|cardif|bnp paribas cardif|predica|
    pacifica|cnp assurances|suravenir|abeille assurances|thelem|smacl|mutuelle de poitiers|mondial assistance|
    spb assurance|sfam|acommeassure|active assurances|ornikar assurance|la medicale|via sante|mutuelle uneo|
    mercer|gras savoye|santiane|mutuelle just|wakam|areas assurances|l equite`,
  donations: `
    croix rouge|croix rouge francaise|secours populaire|secours catholique|restos du coeur|les restos du coeur|
    telethon|afm telethon|fondation abbe pierre|medecins du monde|action contre la faim|handicap international|
    emmaus|ligue contre le cancer|institut curie|institut pasteur|fondation de|
    fondation pour la recherche medicale|arc recherche cancer|apprentis d auteuil|petits freres des pauvres|ccfd|
    care france|sidaction|lpo|30 millions d amis|societe protectrice des animaux|helloasso|leetchi|ulule|
    kisskissbankbank|denier de l eglise|aides association|snsm|sos villages d enfants|armee du salut|
    solidarites international|reporters sans frontieres|terre des hommes`,
};
