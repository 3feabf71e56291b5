import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of the United Kingdom. */
export const unitedKingdom: MerchantNames = {
  groceries: `
    tesco|tesco stores|tesco express|sainsburys|sainsbury|sacat sainsburys|asda|asda stores|asda superstore|
    morrisons|wm morrisons|wm morrison|morrisons daily|waitrose|iceland foods|iceland frozen|farmfoods|ocado|
    co op food|coop food|co op group|co operative food|the co operative|southern co op|midcounties co op|
    central england co op|budgens|londis|costcutter|nisa local|nisa retail|premier stores|one stop|mccolls|
    best one|booths|planet organic|m s simply food|m s food|marks spencer food|holland barrett|abel cole|
    riverford|gousto|mindful chef|zapp delivery|heron foods|jack fultons|centra|supervalu|dunnes|dunnes stores|
    musgrave|aldi stores|oddbox|milk more|daylesford|bookers|booker wholesale|bestway|wing yip|hoo hing|gousto ltd`,
  alcohol: `
    majestic wine|oddbins|bargain booze|laithwaites|virgin wines|threshers|the whisky exchange|berry bros|beer 52|
    master of malt`,
  "eating-out": `
    greggs|^pret|zizzi|ask italian|prezzo|franco manca|bella italia|frankie bennys|wasabi sushi|yo sushi|
    leon restaurants|tortilla mexican|wahaca|honest burgers|^byron|gourmet burger kitchen|gbk|^wimpy|^harvester|
    toby carvery|beefeater|brewers fayre|table table|miller carter|all bar one|slug lettuce|wetherspoon|
    j d wetherspoon|jd wetherspoon|wetherspoons|greene king|hungry horse|sizzling pubs|vintage inns|ember inns|
    youngs pub|fullers pub|stonegate|marstons|chef brewer|loch fyne|cote brasserie|cote restaurants|
    giraffe restaurant|bills restaurant|the ivy|dishoom|busaba|giggling squid|rosas thai|pho restaurant|
    banana tree|turtle bay|las iguanas|carluccios|jamies italian|^strada|eat tokyo|crussh|benugo|upper crust|
    west cornwall pasty|cornish bakery|gails|gails bakery|paul bakery|le pain quotidien|patisserie valerie|
    cooplands|birds bakery|warrens bakery|wenzels|tossed|kokoro|barburrito|mowgli street|bao london|flat iron|
    hawksmoor|brewdog|revolution bars|be at one|o neills|^walkabout|deliveroo co|morleys|german doner|supermacs|
    apache pizza|eddie rockets|five guys jv`,
  coffee: `
    ^costa|costa limited|costa drive thru|nero coffee|black sheep coffee|esquires coffee|coffee 1|boston tea party|
    soho coffee|muffin break|puccinos|pumpkin cafe|harris hoole|grind coffee|department of coffee|watch house|
    redemption roasters|200 degrees coffee|insomnia coffee|bewleys|butlers chocolate|union coffee|pact coffee`,
  fuel: `
    esso mfg|esso tesco|tesco pfs|tesco petrol|tesco pay at pump|sainsburys petrol|sainsburys s mkt petrol|
    asda petrol|asda fuel|morrisons petrol|mfg|motor fuel group|rontec|applegreen|jet petrol|gulf uk|murco|
    harvest energy|bp express|bp connect|euro garages|eg group|moto services|moto hospitality|welcome break|
    roadchef|extra services|pod point|instavolt|osprey charging|gridserve|bp pulse|ubitricity|mer charging|be ev|
    circle k ireland|maxol|certas`,
  car: `
    halfords|halfords autocentre|ats euromaster|national tyres|formula one autocentres|mr clutch|euro car parts|
    gsf car parts|dvla|dvla vehicle tax|dvsa|rac motoring|the aa|aa membership|green flag|imo car wash|
    webuyanycar|arnold clark|evans halshaw|lookers|blackcircles|protyre|autoglass|f1 autocentres|demon tweeks|
    national windscreens`,
  parking: `
    justpark|ncp|ncp car park|apcoa connect|euro car parks|saba parking|your parking space|yourparkingspace|
    mipermit|phone pay|britannia parking|parkingeye|dart charge|dartford crossing|m6 toll|tfl congestion|
    congestion charge|ulez|mersey gateway|tyne tunnel|horizon parking|purple parking|airparks|holiday extras|
    national car parks|csi parking`,
  "public-transport": `
    tfl|tfl travel|tfl gov|transport for london|oyster|thetrainline|trainline com|lner|avanti west|gwr|
    great western railway|southeastern|southern rail|south western railway|swr|thameslink|govia thameslink|
    greater anglia|c2c rail|chiltern railways|crosscountry trains|east midlands railway|emr|northern rail|
    northern trains|transpennine|scotrail|transport for wales|tfw rail|merseyrail|west midlands trains|
    london northwestern|grand central rail|hull trains|lumo|heathrow express|gatwick express|stansted express|
    national express|stagecoach|stagecoach bus|first bus|first group|arriva bus|go ahead|go north east|metrobus|
    lothian buses|national rail|trainpal|split ticketing|railcard|16 25 railcard|translink|irish rail|
    iarnrod eireann|dublin bus|leap card|bus eireann|nottingham city transport|bee network|metrolink|nexus metro|
    reading buses|brighton hove bus|yellow buses|oxford bus company|citymapper`,
  taxi: `
    addison lee|ola uk|kapten|viavan|santander cycles|lime bike|enterprise car club|dial a cab`,
  travel: `
    jet2|jet2 com|jet2holidays|first choice|loveholidays|on the beach|virgin atlantic|virgin holidays|loganair|
    flybe|travelodge|jurys inn|leonardo hotels|britannia hotels|butlins|haven holidays|centerparcs|hoseasons|
    sykes cottages|pontins|parkdean|parkdean resorts|national trust holidays|yha|youth hostel|p o ferries|
    brittany ferries|red funnel|wightlink|caledonian macbrayne|calmac|irish ferries|eurotunnel|le shuttle|
    trailfinders|kuoni|hays travel|thomas cook|secret escapes|heathrow airport|gatwick airport|manchester airport|
    stansted airport|hm passport office|post office travel|camping caravanning club|mr mrs smith|canopy stars`,
  household: `
    dunelm|john lewis home|dfs furniture|dfs trading|sofology|scs sofas|furniture village|oak furniture|
    oak furnitureland|bensons for beds|dreams ltd|dreams beds|wilko|wilkinson|b m|b m retail|b m bargains|
    home bargains|poundland|poundstretcher|the range|the works|robert dyas|lakeland|made com|loaf com|
    swoon editions|matalan home|homesense|the white company|heals|steamer trading|procook|timpson|timpson ltd|
    johnsons cleaners|hillarys|carpetright|tapi carpets|scs carpets|emma sleep|simba sleep|sostrene|cath kidston|
    qd stores|boyes|original factory shop|rowen homes|soak com|hobbycraft`,
  diy: `
    b q|b q online|homebase|wickes|toolstation|travis perkins|jewson|howdens|topps tiles|selco|buildbase|
    leyland sdm|dulux decorator|crown decorating|brewers decorator|plumbase|plumb center|city plumbing|euro cell|
    magnet kitchens|wren kitchens|dobbies|wyevale|notcutts|blue diamond garden|squires garden|hillier garden|
    british garden centres|crocus co|thompson morgan|machine mart|hss hire|speedy hire|victorian plumbing|
    victoria plum|tile giant|toolstop|ffx tools|stihl shop|woodies|mr price home`,
  electronics: `
    currys|currys pc world|pc world|dixons|ao com|ao retail|argos electrical|richer sounds|scan computers|ebuyer|
    overclockers|box co uk|maplin|cex|cex ltd|music magpie|carphone warehouse|john lewis electrical|
    hughes electrical|appliances direct|laptops direct|wex photo|^jessops|cartridge people`,
  clothing: `
    next retail|next directory|next plc|^next|next online|marks spencer|m s|marksandspencer|new look|river island|
    topshop|topman|prettylittlething|missguided|matalan|peacocks|bonmarche|george asda|tu clothing|f f clothing|
    dorothy perkins|miss selfridge|burton menswear|jack wills|fatface|fat face|white stuff|seasalt|joules|barbour|
    crew clothing|boden|phase eight|hobbs|whistles|reiss|ted baker|karen millen|monsoon accessorize|^monsoon|
    accessorize|oasis fashion|warehouse fashion|quiz clothing|select fashion|tkmaxx|schuh|clarks shoes|
    office shoes|dune london|kurt geiger|shoe zone|russell bromley|hotter shoes|moss bros|charles tyrwhitt|
    tm lewin|slaters menswear|allsaints|all saints|fred perry|lyle scott|size store|footasylum|flannels|usc|
    house of fraser|mountain warehouse clothing|^moss|jd williams|damart|cotton traders|m co|penneys|gymshark|
    white company clothing|hush clothing|sweaty betty`,
  shopping: `
    ^argos|john lewis|john lewis partners|debenhams|fenwick|selfridges|harrods|liberty london|fortnum mason|
    harvey nichols|very co|^very|littlewoods|freemans|studio retail|onbuy|post office counters|royal mail|
    parcelforce|evri|hermes parcel|yodel|ryman|wh smith|whsmith|card factory shopping|ideal world|tj hughes|
    arnotts|brown thomas|freecycle|gumtree|clintons stationery|scribbler`,
  gifts: `
    funky pigeon|card factory|clintons|clinton cards|thortful|arena flowers|thorntons|hotel chocolat|menkind|
    oliver bonas|paperchase|red letter days|virgin experience|buyagift|pandora jewellery|h samuel|ernest jones|
    goldsmiths|beaverbrooks|serenata flowers|prezzybox`,
  pharmacy: `
    ^boots|boots the chemist|boots pharmacy|lloyds pharmacy|lloydspharmacy|rowlands pharmacy|well pharmacy|
    superdrug pharmacy|pharmacy2u|day lewis|cohens chemist|jhoots|weldricks|chemist 4 u|chemist4u|boots opticians|
    scrivens|david clulow|bupa dental|mydentist|denplan|portman dental|nuffield health clinic|nhs prescription|
    nhsbsa|nhs ppc|bupa global|benenden|lloyds chemist|asda opticians|mccabes pharmacy|hickeys pharmacy|
    babylon health|push doctor|simplyhealth`,
  drugstore: `
    superdrug|savers health|bodycare|semichem|wilko health`,
  beauty: `
    lush retail|space nk|beauty bay|look fantastic|fragrance shop|the fragrance shop|the perfume shop|
    perfume shop|rush hair|regis uk|headmasters|sally salon|molton brown|neals yard|saks hair|beauty flash|harrys|
    gruum|estrid|sk n clinics|therapie|therapie clinic`,
  sports: `
    sports direct|sportsdirect|jd sports|go outdoors|cotswold outdoor|mountain warehouse|millets|blacks outdoor|
    ellis brigham|snow rock|sweatshop running|runners need|evans cycles|chain reaction|tredz|sigma sports|
    halfords cycles|puregym|pure gym|the gym group|gym group|nuffield health|bannatyne|everyone active|better gym|
    gll better|places leisure|freedom leisure|jd gyms|easygym|energie fitness|third space|american golf|
    pro direct|kitbag|football association|parkrun|british cycling|total fitness|life leisure|aura leisure|
    lifestyle sports|elverys`,
  children: `
    smyths|the entertainer|jojo maman bebe|mamas papas|kiddicare|early learning centre|kidly|busy bees nursery|
    busy bees|co op childcare|kids planet|tax free childcare|childcare vouchers|edenred childcare|
    sodexo childcare|parentpay|parent pay|schoolcomms|arbor payments|scouts|girlguiding|tumble tots|
    kiddie kingdom|boots baby|water babies|puddle ducks|monkey music|explore learning`,
  pets: `
    pets at home|jollyes|pets corner|vets4pets|vets 4 pets|companion care|medivet|cvs vets|ivc evidensia|petplan|
    pet plan|animal friends|many pets|bought by many|butternut box|lilys kitchen|pooch mutt|bella duke|viovet|
    pdsa|blue cross vets|just for pets|fetch co|monster pet supplies|burns pet|manypets|pure pet food`,
  books: `
    waterstones|foyles|blackwells|blackwell|daunt books|world of books|the book people|the works stores|hatchards|
    guardian news|guardian media|the times|telegraph media|ft com|daily mail plus|easons|eason|magazine co|
    private eye|new scientist`,
  gaming: `
    game retail|game stores|game digital|smyths gaming|warhammer|national lottery|camelot lottery|william hill|
    ladbrokes|paddy power|sky bet|coral racing|allwyn|tombola|postcode lottery|health lottery|forbidden planet|
    zatu games`,
  entertainment: `
    vue cinema|vue entertainment|vue bsl|showcase cinema|everyman cinema|everyman media|picturehouse|curzon|
    empire cinemas|the light cinema|national theatre|seetickets|skiddle|gigantic tickets|atg tickets|
    delfont mackintosh|todaytix|london theatre|royal opera house|southbank centre|barbican|alton towers|
    thorpe park|chessington|legoland windsor|london eye|national trust|english heritage|rhs|kew gardens|zsl|
    london zoo|chester zoo|longleat|historic royal palaces|science museum|natural history museum|^tate|
    hollywood bowl|tenpin|ten entertainment|flip out|gravity active|treetop trekking|go ape|longleat safari|
    blackpool pleasure|drayton manor|cadw|historic scotland|warner bros studio tour|bongos bingo|mecca bingo|
    buzz bingo`,
  subscriptions: `
    tv licence|tv licensing|tvlicensing|now tv|nowtv|sky digital|sky subscription|sky tv|itvx|bt sport|tnt sports|
    gym box|findmypast|which ltd|graze|the dots|curve card|simply cook`,
  phone: `
    ee limited|ee mobile|ee topup|o2 uk|hutchison 3g|h3g|tesco mobile|sky mobile|^voxi|^smarty|id mobile|
    talkmobile|asda mobile|virgin media|bt group|british telecom|bt internet|bt broadband|
    british telecommunications|talktalk|plusnet|sky broadband|hyperoptic|community fibre|zen internet|
    now broadband|shell energy broadband|kcom|gigaclear|eir|eircom|eir mobile|three ireland|1p mobile|ecotalk|
    truphone|cuckoo fibre|^toob`,
  utilities: `
    british gas|edf energy|e on energy|eon next|e on next|scottish power|scottishpower|sse|sse energy|ovo energy|
    bulb energy|utilita|utility warehouse|shell energy|so energy|good energy|ecotricity|outfox the market|npower|
    first utility|thames water|severn trent|united utilities|anglian water|yorkshire water|south west water|
    southern water|wessex water|northumbrian water|welsh water|dwr cymru|scottish water|affinity water|
    bristol water|south east water|south staffs water|sutton east surrey|council tax dd|bord gais|
    electric ireland|sse airtricity|calor gas|flogas|e gas|british gas homecare|portsmouth water|cambridge water`,
  insurance: `
    aviva|direct line|admiral insurance|^admiral|churchill insurance|churchill ins|hastings direct|
    hastings insurance|^esure|sheilas wheels|more than|lv insurance|liverpool victoria|rsa insurance|
    saga services|saga insurance|nfu mutual|aa insurance|rac insurance|post office insurance|john lewis insurance|
    tesco bank ins|tesco insurance|sainsburys bank ins|swinton|endsleigh|marshmallow ins|by miles|cuvva|
    legal general|royal london|scottish widows|vitality health|vitality life|vitalityhealth|axa health|wpa health|
    bupa insurance|compare the market|protect your bubble|so sure|staysure|insureandgo|vhi|laya healthcare|
    irish life health|one call insurance|ageas|policy expert`,
  donations: `
    cancer research|british heart foundation|british red cross|rspca|rspb|rnli|barnardos|age uk|shelter charity|
    ^crisis|macmillan|macmillan cancer|marie curie|nspcc|wateraid|christian aid|comic relief|children in need|
    just giving|virgin money giving|dogs trust|cats protection|battersea dogs|great ormond street|
    alzheimers society|mind charity|samaritans|trussell trust|sue ryder|st johns ambulance|amnesty|sense charity|
    scope charity|charities aid foundation|trocaire|concern worldwide|bbc children in need`,
};
