import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants that are known in several countries. */
export const international: MerchantNames = {
  groceries: `
    lidl|aldi|spar|whole foods market|hellofresh|hello fresh|marley spoon|too good to go|gorillas|getir|7 eleven|
    seven eleven|amazon fresh|amzn fresh|factor meals|carrefour|auchan|huel|odd box|costco wholesale`,
  alcohol: `
    vivino|naked wines|duty free wines`,
  "eating-out": `
    mcdonalds|mc donalds|mcd|burger king|kfc|kentucky fried chicken|subway|pizza hut|dominos|domino pizza|
    dominos pizza|papa johns|five guys|taco bell|popeyes|wingstop|tgi fridays|hard rock cafe|vapiano|nandos|
    wagamama|pret a manger|uber eats|ubereats|uber eat|deliveroo|just eat|^wolt|glovo|doordash|foodora|foodpanda|
    takeaway com|chopstix|baskin robbins|haagen dazs|ben jerrys|dairy queen|krispy kreme|auntie annes|
    planet hollywood|benihana|itsu|jollibee|wendys|pizza express|la tagliatella|sushi daily|dunkin donuts|
    rainforest cafe|bubba gump|din tai fung|shake shack|chipotle|panda express|tim hortons|panera|ihop|applebees`,
  coffee: `
    starbucks|starbucks coffee|costa coffee|caffe nero|nespresso|joe the juice|espresso house|lavazza store|
    illy caffe|dolce gusto|gong cha|chatime|segafredo|blank street|arabica coffee|waynes coffee|le cafe`,
  fuel: `
    ^shell|shell station|shell recharge|^esso|esso station|texaco|bp station|bp service|total energies|
    totalenergies|circle k|tesla supercharger|tesla charging|ionity|fastned|chargepoint|allego|electroverse|
    plugsurfing|gulf station|avia station|lukoil|mol station|q8 station|exxonmobil|statoil|orlen|chargemap|evbox`,
  car: `
    autodoc|euromaster|bosch car|goodyear|michelin|pirelli|bridgestone|carglass|tesla motors service|
    toyota service|kwik fit`,
  parking: `
    paybyphone|parkmobile|easypark|flowbird|apcoa|q park|indigo park|interparking|ringgo|parkwhiz|parclick|
    airport parking`,
  "public-transport": `
    flixbus|flixtrain|eurostar|trainline|omio|interrail|eurail|blablacar bus|megabus|rail europe|wiener linien|
    deutsche bahn|busbud|rome2rio|thalys|moovit`,
  taxi: `
    uber|uber trip|uber bv|uber ride|lyft|^bolt|bolt eu|cabify|freenow|free now|gett|blablacar|^grab|grab com|
    ^didi|careem|yandex taxi|zipcar|share now|^lime|lime ride|lime scooter|bird app|tier mobility|voi scooters|
    ^dott|getaround|heetch|indriver|curb mobility|rapido`,
  travel: `
    airbnb|booking com|expedia|hotels com|agoda|trip com|tripadvisor|kayak|skyscanner|hostelworld|vrbo|hotel com|
    trivago|getyourguide|viator|klook|kiwi com|lastminute|edreams|opodo|momondo|civitatis|marriott|hilton|hyatt|
    sheraton|westin|intercontinental|holiday inn|crowne plaza|best western|radisson|ibis|novotel|mercure|accor|
    wyndham|ramada|days inn|comfort inn|four seasons|melia|nh hotel|hampton inn|doubletree|premier inn|motel one|
    a o hostels|generator hostel|b b hotels|citizenm|mama shelter|moxy|ryanair|easyjet|wizz air|wizzair|lufthansa|
    british airways|air france|klm|iberia|vueling|emirates|qatar airways|etihad|turkish airlines|
    singapore airlines|cathay pacific|finnair|sas scandinavian|norwegian air|tap air portugal|tap portugal|
    swiss air|austrian airlines|brussels airlines|aer lingus|icelandair|transavia|eurowings|volotea|
    pegasus airlines|delta air lines|united airlines|american airlines|air canada|qantas|japan airlines|
    korean air|air india|hertz|avis|avis rent|europcar|sixt|alamo|enterprise rent|budget rent|thrifty|goldcar|
    rentalcars|auto europe|discover cars|turo|msc cruises|royal caribbean|carnival cruise|costa cruises|club med|
    center parcs|tui|priority pass|airhelp|stena line|dfds|gotogate|mytrip|norwegian cruise|holafly|airalo`,
  household: `
    ikea|ikea com|zara home|h m home|flying tiger|tiger copenhagen|jysk|sostrene grene|muji|miniso|
    maisons du monde|wayfair|westwing|le creuset|tupperware|nespresso machines|conforama|villeroy boch|
    emma mattress|dyson|vorwerk|thermomix|habitat|casper|tempur|west elm|pepco|ferm living|desenio|etsy home|
    kave home|rugvista|vistaprint home`,
  diy: `
    leroy merlin|hornbach|bauhaus|obi|manomano|screwfix|wurth|hilti|stanley tools|karcher|gardena|husqvarna|stihl`,
  electronics: `
    apple store|apple com|apple online|apple retail|media markt|mediamarkt|^saturn|samsung|samsung electronics|
    dell|lenovo|hp store|hp instant ink|hp com|microsoft store|sony|bose|sonos|logitech|gopro|dji|garmin|fitbit|
    ^philips|anker|xiaomi|huawei|oneplus|backmarket|back market|refurbed|swappie|newegg|bang olufsen|canon|nikon|
    fujifilm|thomann|razer|corsair|fairphone|nothing tech|asus|acer|google store|raspberry pi|ifixit|
    cash converters|ring com|ubiquiti`,
  clothing: `
    h m|h m online|h m hennes|hennes mauritz|zara|^mango|uniqlo|primark|c a|bershka|pull bear|stradivarius|
    massimo dutti|oysho|cos stores|arket|^weekday|other stories|monki|^gap|^esprit|benetton|levis|levi strauss|
    tommy hilfiger|calvin klein|ralph lauren|lacoste|hugo boss|diesel store|^guess|michael kors|coach outlet|
    gucci|prada|louis vuitton|hermes paris|chanel|burberry|dior|balenciaga|cartier|swatch|^pandora|nike|adidas|
    puma|puma store|reebok|new balance|under armour|asics|skechers|converse|^vans|foot locker|jd sports|
    timberland|dr martens|birkenstock|crocs|clarks|geox|^ecco|^camper|^ugg|bata|deichmann|zalando|asos|about you|
    shein|boohoo|^vinted|depop|farfetch|net a porter|mytheresa|yoox|na kd|vestiaire collective|lululemon|
    patagonia|the north face|north face|columbia sportswear|canada goose|moncler|superdry|scotch soda|
    victorias secret|intimissimi|calzedonia|tezenis|hunkemoller|^triumph|petit bateau|abercrombie fitch|hollister|
    urban outfitters|forever 21|tk maxx|desigual|^gant|^fossil|ray ban|sunglass hut|mytheresa com|cider|halara|
    jack wolfskin|fjallraven|helly hansen|napapijri|sezane|^rains|ba sh|^reserved|sinsay|new yorker|lefties|
    miu miu|yves saint laurent|skims`,
  shopping: `
    amazon|amzn|amzn mktp|amazon mktp|amazon marketplace|amazon mktplace|amazon com|amazon eu|amazon co|
    amazon retail|amz|amazon payments|amazon prime now|ebay|ebay o|etsy|etsy com|aliexpress|alibaba|temu|temu com|
    wish com|shopify|rakuten|groupon|tchibo|qvc|woot|fruugo|vente privee|veepee|privalia|mercado libre|dhl|
    dhl express|ups|fedex|dpd|gls|mondial relay|inpost|tiktok shop|facebook marketplace|joom|banggood|westfield|
    galeries lafayette|vistaprint|moo com|redbubble|zazzle|society6|notonthehighstreet|not on the high street|
    dm me|global e`,
  gifts: `
    interflora|fleurop|bloom wild|lego gift|swarovski|pandora jewelry|hallmark|lindt|godiva|leonidas|smartbox|
    wonderbox|moonpig|funkypigeon|photobox|cewe|snapfish|tiffany|jochen schweizer|kinder flowers|floraqueen|
    build a bear|neuhaus|ferrero|venchi`,
  pharmacy: `
    docmorris|newpharma|iherb|myprotein|specsavers|pearle|grand optical|amplifon|doctolib|zava|bupa|lenstore|
    vision express|optical express|fielmann|mister spex|lensway|teladoc|headspace health|^hims|clearblue|weleda|
    herbalife`,
  drugstore: `
    dm drogerie markt|rossmann|kruidvat|boots pharmacy international|watsons`,
  beauty: `
    sephora|the body shop|body shop|yves rocher|l occitane|loccitane|^lush|lush cosmetics|^rituals|kiko milano|
    mac cosmetics|kiehls|estee lauder|lancome|notino|lookfantastic|feelunique|^douglas|parfumerie douglas|
    douglas parfumerie|douglas gmbh|douglas cosmetics|marionnaud|aesop|jo malone|benefit cosmetics|bobbi brown|
    sally beauty|toni guy|jean louis david|treatwell|gillette|dollar shave|the ordinary|glossier|fenty|
    charlotte tilbury|nyx|oriflame|^avon|nivea|cult beauty|beautybay|^planity|fresha|booksy|weightworld beauty|
    diptyque|yankee candle`,
  sports: `
    decathlon|intersport|go sport|sport 2000|wiggle|chain reaction cycles|^canyon|basic fit|mcfit|anytime fitness|
    fitness first|virgin active|david lloyd|planet fitness|golds gym|f45 training|crossfit|les mills|peloton|
    strava|zwift|komoot|classpass|gympass|wellhub|urban sports|garmin connect|trainingpeaks|freeletics|alltrails|
    nike training|fitbit premium|whoop|myfitnesspal|gymshark|salomon|arcteryx|mammut|trek bikes|specialized bikes|
    parkour|topgolf|snow com|bikeinn|speedo|callaway|wilson sporting|eastbay|rapha|technogym|ironman|deporvillage`,
  children: `
    lego|lego store|lego com|toys r us|disney store|shop disney|smyths toys|mothercare|vertbaudet|chicco|okaidi|
    playmobil|hamleys|carters|kumon|prenatal|build a bear workshop|fisher price|mattel|hasbro|pampers|stokke|
    bugaboo|gymboree|outschool|duolingo kids|khan kids|yoto|tonies|helen doron|kidzania|jellycat|schleich|
    ravensburger|petit bateau kids|nanit|cybex|babybjorn|little passports`,
  pets: `
    zooplus|bitiba|maxi zoo|fressnapf|petsmart|royal canin|^rover|tails com|purina|anicura|evidensia|lyka|petsafe|
    tractive|whistle gps|fi smart|gudog|hills pet`,
  books: `
    audible|audible com|kindle|kindle svcs|amazon kindle|kindle unlimited|kobo|scribd|blinkist|storytel|bookbeat|
    nextory|book depository|abebooks|wordery|barnes noble|fnac livres|penguin|medium com|substack|the economist|
    economist|financial times|new york times|nytimes com|wall street journal|washington post|the guardian|
    guardian|bloomberg|national geographic|readly|pressreader|apple books|google books|everand|chegg|
    betterworldbooks|better world books|comixology|marvel unlimited|time magazine|^wired|the athletic|
    nature publishing|wh smith|^relay|hudson`,
  gaming: `
    ^steam|steam games|steampowered|steam purchase|^valve|playstation|playstation network|playstationnetwork|
    sony playstation|xbox|xbox game pass|microsoft xbox|nintendo|nintendo eshop|epic games|electronic arts|
    ea games|ubisoft|blizzard|activision|riot games|roblox|minecraft|mojang|fortnite|supercell|king com|zynga|
    twitch|humble bundle|gog com|gog sp|gamestop|games workshop|pokemon|square enix|rockstar games|bethesda|
    wargaming|g2a|green man gaming|fanatical|eneba|kinguin|instant gaming|discord nitro|jagex|faceit|chess com|
    niantic|garena|mihoyo|hoyoverse|ankama|paradox interactive|razer gold|meta quest|oculus|pokerstars|bet 365|
    unibet|bwin|betfair|itch io|patreon games|ea sports|board game arena|lichess`,
  entertainment: `
    ticketmaster|eventbrite|live nation|see tickets|eventim|axs|stubhub|viagogo|seatgeek|dice fm|^fever|fever up|
    feverup|songkick|ticketswap|odeon|cineworld|vue cinemas|cinemark|kinepolis|pathe|imax|disneyland|walt disney|
    disney parks|legoland|universal studios|madame tussauds|sea life|ripleys|europa park|merlin entertainments|
    cirque du soleil|bandsintown|resident advisor|tiqets|museum pass|get your tickets|laser tag`,
  subscriptions: `
    netflix|netflix com|spotify|spotify ab|disney plus|disneyplus|disney|prime video|amazon prime|
    amazon prime video|amzn prime|prime membership|amazon video|amznprimevideo|hbo max|hbomax|paramount plus|
    apple tv|apple music|apple com bill|itunes|itunes com|apple services|icloud|apple one|google play|google one|
    google storage|google services|google youtube|youtube premium|youtube|youtubepremium|google workspace|
    google gsuite|google cloud|deezer|^tidal|soundcloud|qobuz|dazn|crunchyroll|mubi|rakuten viki|discovery plus|
    curiosity stream|^plex|plex inc|twitch sub|patreon|onlyfans|microsoft|microsoft 365|microsoft office|msft|
    msbill|adobe|adobe creative|adobe systems|dropbox|evernote|^notion|notion labs|openai|chatgpt|anthropic|
    claude ai|midjourney|github|gitlab|^figma|^canva|^slack|zoom us|zoom video|zoom com|1password|lastpass|
    bitwarden|dashlane|nordvpn|expressvpn|surfshark|^proton|protonmail|proton vpn|mullvad|norton|mcafee|kaspersky|
    avast|bitdefender|duolingo|babbel|rosetta stone|busuu|memrise|headspace|calm com|calm app|linkedin|
    linkedin premium|^tinder|bumble|^hinge|match com|meetic|okcupid|grindr|squarespace|wix com|wordpress|godaddy|
    namecheap|cloudflare|digitalocean|hetzner|ovh|aws|amazon web services|heroku|vercel|mailchimp|grammarly|
    todoist|ynab|you need a budget|quicken|backblaze|coursera|udemy|skillshare|masterclass|brilliant org|
    codecademy|x corp paid|twitter|telegram premium|snapchat|^discord|reddit|ancestry|myheritage|23andme|noom|
    weight watchers|fastmail|hey com|setapp|parallels|jetbrains|x premium|audiomack|shudder|britbox|viaplay|^joyn|
    cursor ai|perplexity`,
  phone: `
    vodafone|t mobile|telefonica|lebara|lycamobile|skype|starlink|^three|google fi|airalo esim|holafly esim|
    twilio|viber|whatsapp|o2 mobile|virgin mobile|lyca mobile|digi mobil|giffgaff`,
  utilities: `
    engie|iberdrola|vattenfall|octopus energy|e on|tibber|ista|techem|veolia|suez|totalenergies gas|homeserve`,
  insurance: `
    allianz|axa|generali|zurich insurance|^lemonade|lemonade insurance|chubb|metlife|aig|cigna|bupa global|
    world nomads|safetywing|allianz travel|europ assistance|hiscox|april international|prudential|swiss life|
    trupanion|heymondo|liberty mutual|lloyds insurance|ergo insurance`,
  donations: `
    unicef|red cross|save the children|doctors without borders|medecins sans frontieres|greenpeace|wwf|
    world wildlife fund|amnesty international|oxfam|plan international|wikimedia|wikipedia|gofundme|justgiving|
    kiva|sos childrens villages|world vision|habitat for humanity|salvation army|unhcr|world food programme|
    charity water|givewell|mozilla foundation|ecosia|kickstarter charity|ko fi|buy me a coffee|internet archive|
    signal foundation|human rights watch|care international|caritas|islamic relief|red crescent|
    compassion international|effektiv spenden|movember|the ocean cleanup`,
};
