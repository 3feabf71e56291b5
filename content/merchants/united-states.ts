import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of the United States. */
export const unitedStates: MerchantNames = {
  groceries: `
    walmart grocery|walmart neighborhood market|kroger|safeway|albertsons|publix|h e b|heb online|wegmans|
    whole foods|wholefds|trader joes|trader joe|sprouts farmers|sprouts farmers market|meijer|food lion|
    giant food|giant eagle|stop shop|shoprite|hy vee|winn dixie|harris teeter|fred meyer|ralphs|^vons|pavilions|
    jewel osco|acme markets|shaws|star market|hannaford|market basket|price chopper|tops markets|weis markets|
    ingles markets|piggly wiggly|food city|bi lo|save a lot|winco|winco foods|stater bros|smart final|
    grocery outlet|food 4 less|smiths food|king soopers|city market|frys food|qfc|dillons|marianos|pick n save|
    schnucks|raleys|nob hill foods|lucky supermarkets|cub foods|festival foods|woodmans|fareway|big y|foodtown|
    key food|ctown|fairway market|gristedes|dagostino|bristol farms|gelsons|erewhon|mothers market|
    natural grocers|fresh thyme|the fresh market|earth fare|99 ranch|99 ranch market|h mart|mitsuwa|uwajimaya|
    cardenas markets|northgate market|vallarta supermarkets|el super|superior grocers|fiesta mart|sedanos|
    instacart|instacart com|freshdirect|misfits market|imperfect foods|thrive market|peapod|weee inc|blue apron|
    home chef|brookshires|rouses|lowes foods|bashas|dierbergs|martins super|landis|redners|commissary|
    deca commissary|roche bros|stew leonards|butcherbox|harveys supermarket|farm fresh|zabars|eataly|costco|
    costco whse`,
  alcohol: `
    total wine|total wine more|bevmo|abc fine wine|specs wines|specs liquor|binnys|binnys beverage|drizly|
    wine com|state liquor store|fine wine good spirits|abc liquor|nh liquor|virginia abc|gopuff liquor`,
  "eating-out": `
    chick fil a|chickfila|panera bread|arbys|sonic drive in|jack in the box|whataburger|in n out|in n out burger|
    culvers|bojangles|zaxbys|raising canes|buffalo wild wings|papa murphys|little caesars|marcos pizza|jets pizza|
    mod pizza|blaze pizza|round table pizza|california pizza kitchen|chilis|olive garden|red lobster|
    outback steakhouse|texas roadhouse|longhorn steakhouse|longhorn steak|cracker barrel|dennys|waffle house|
    bob evans|perkins restaurant|first watch|cheesecake factory|red robin|ruby tuesday|carrabbas|bonefish grill|
    pf changs|p f changs|maggianos|bj restaurants|bjs restaurant|dave busters|hooters|twin peaks restaurant|
    white castle|krystal|^checkers|rallys|steak n shake|freddys|freddys frozen|five below burgers|smashburger|
    habit burger|carls jr|hardees|del taco|qdoba|moes southwest|baja fresh|el pollo loco|jimmy johns|jersey mikes|
    firehouse subs|potbelly|quiznos|schlotzskys|mcalisters|jasons deli|noodles company|sweetgreen|cava grill|
    cava mezze|dig inn|^chopt|saladworks|just salad|corner bakery|au bon pain|einstein bros|bruegers|noah bagels|
    cinnabon|jamba|jamba juice|smoothie king|tropical smoothie|cold stone|carvel|menchies|yogurtland|
    insomnia cookies|crumbl|crumbl cookies|nothing bundt|golden corral|old country buffet|cicis|chuck e cheese|
    logans roadhouse|saltgrass|landrys|bahama breeze|yard house|seasons 52|capital grille|ruths chris|mortons|
    flemings|fogo de chao|grubhub|dd doordash|seamless|caviar delivery|ezcater|postmates|church chicken|
    churchs chicken|captain ds|long john silvers|boston market|portillos|lou malnatis|giordanos|torchys|
    torchys tacos|kung fu tea|pollo tropical|cook out|rudys bbq|dickeys barbecue|famous daves|mission bbq|
    slim chickens|daves hot chicken`,
  coffee: `
    dunkin|dunkin donuts|peets|peets coffee|caribou coffee|dutch bros|blue bottle|blue bottle coffee|philz|
    philz coffee|intelligentsia|stumptown|scooters coffee|biggby|biggby coffee|krispy kreme|la colombe|
    gregorys coffee|joe coffee|black rifle coffee|the human bean|7 brew|coffee bean|coffee bean tea leaf|
    bluestone lane|verve coffee|alfred coffee`,
  fuel: `
    exxon|exxon mobil|chevron|^mobil|valero|marathon petro|marathon gas|sunoco|citgo|phillips 66|conoco|76 gas|
    ^arco|arco ampm|speedway|wawa|sheetz|quiktrip|racetrac|raceway|caseys|caseys general|kwik trip|kwik star|
    cumberland farms|quick chek|quickchek|maverik|kum go|loves travel|pilot flying|pilot travel|flying j|
    ta travel|travelcenters|buc ees|murphy usa|murphy express|murphy oil|gulf oil|getty mart|^hess|^sinclair|
    sinclair oil|holiday stations|holiday stationstore|thorntons|royal farms|rutters|stewarts shops|costco gas|
    sams fuel|kroger fuel|safeway fuel|shell oil|bp products|electrify america|evgo|blink charging|fas mart|
    stripes store|allsups|gas n sip|turkey hill|getgo|minit mart|united dairy farmers`,
  car: `
    autozone|oreilly auto|advance auto|advance auto parts|napa auto|napa auto parts|pep boys|jiffy lube|valvoline|
    midas|meineke|firestone complete|firestone tire|goodyear auto|discount tire|americas tire|les schwab|mavis|
    mavis tire|monro|ntb tire|big o tires|tire kingdom|tire rack|take 5 oil|take 5 car wash|mister car wash|
    zips car wash|quick quack|caliber collision|safelite|maaco|aamco|carmax|carvana|rockauto|
    christian brothers auto|dmv|grease monkey|express oil change|smog check`,
  parking: `
    e zpass|ezpass|ez pass|sunpass|fastrak|txtag|ntta|peach pass|i pass|ipass|laz parking|sp plus parking|
    spothero|abm parking|ace parking|premium parking|passport parking|bestparking|good to go toll|k tag|pikepass`,
  "public-transport": `
    amtrak|mta|mta nyct|metrocard|omny|njt|nj transit|path tapp|septa|wmata|mbta|bart|bart clipper|clipper card|
    caltrain|ventra|cta ventra|metra|metra mobile|la metro|tap app|sound transit|orca card|trimet|marta|
    dart dallas|houston metro|rtd denver|lirr|metro north|long island rail|greyhound|brightline|coaster ncts|
    capital metro|king county metro|muni mobile|sfmta`,
  taxi: `
    lyft ride|curb taxi|via transportation|revel transit|yellow cab|nyc taxi|alto rides|waymo|citi bike|citibike|
    divvy bike|bluebikes`,
  travel: `
    delta air|united air|american air|southwest air|southwest airlines|southwes|jetblue|alaska air|
    alaska airlines|spirit airlines|frontier airlines|frontier air|hawaiian airlines|allegiant|allegiant air|
    sun country|breeze airways|motel 6|super 8|la quinta|red roof|red roof inn|extended stay|
    extended stay america|omni hotels|kimpton|great wolf|great wolf lodge|priceline|hotwire|orbitz|travelocity|
    cheapoair|disney cruise|budget rent a car|alamo rent|national car rental|enterprise rent a car|
    dollar rent a car|thrifty car rental|national park service|recreation gov|reserveamerica|koa campground|
    koa kampgrounds|clear me|clearme|tsa precheck|global entry`,
  household: `
    bed bath beyond|crate barrel|pottery barn|williams sonoma|overstock|ashley furniture|ashley homestore|
    rooms to go|bobs discount|bobs furniture|la z boy|ethan allen|raymour flanigan|havertys|living spaces|
    homegoods|home goods|at home store|kirklands|pier 1|the container store|container store|big lots|
    dollar general|dollar tree|family dollar|five below|99 cents only|ollies|ollies bargain|tuesday morning|
    hobby lobby|michaels stores|joann stores|joann fabric|mattress firm|sleep number|casper sleep|purple mattress|
    restoration hardware|rh modern|sur la table|yankee candle|bath body works|arhaus|ballard designs|lovesac|
    article com|world market|cost plus world`,
  diy: `
    home depot|the home depot|homedepot com|lowes|lowes home|menards|ace hardware|true value|harbor freight|
    tractor supply|floor decor|sherwin williams|benjamin moore|northern tool|fastenal|grainger|rockler|woodcraft|
    orchard supply|do it best|84 lumber|tile shop|rural king|fleet farm|mills fleet farm|blains farm|orscheln|
    runnings|sunbelt rentals|merrymaids|servpro|roto rooter|trugreen|terminix|orkin`,
  electronics: `
    best buy|bestbuy com|bestbuycom|micro center|b h photo|bhphoto|adorama|fry electronics|crutchfield|
    gamestop trade|monoprice|geek squad|ubreakifix|batteries plus|radioshack|sweetwater sound|guitar center|
    abt electronics|pc richard|conns`,
  clothing: `
    old navy|banana republic|gap online|gap outlet|j crew|jcrew|madewell|american eagle|aerie|abercrombie|
    anthropologie|free people|express factory|ann taylor|loft outlet|talbots|chicos|white house black|lane bryant|
    torrid|hot topic|pacsun|zumiez|tillys|buckle store|aeropostale|dsw|famous footwear|payless|payless shoes|
    shoe carnival|journeys|allbirds|nordstrom|nordstrom rack|bloomingdales|saks fifth|saks off 5th|neiman marcus|
    tj maxx|t j maxx|tjmaxx|marshalls|ross stores|ross dress|burlington|burlington stores|burlington coat|
    stein mart|brooks brothers|mens wearhouse|jos a bank|eddie bauer|ll bean|l l bean|lands end|duluth trading|
    carhartt|levis store|tommy bahama|athleta|fabletics|stitch fix|rent the runway|thredup|poshmark|everlane|
    bonobos|rothys|goodwill|^savers|platos closet|buffalo exchange|uptown cheapskate`,
  shopping: `
    walmart|wal mart|wm supercenter|walmart com|wmt|^target|target com|target t|sams club|
    samsclub|bjs wholesale|kohls|macys|jcpenney|j c penney|jc penney|sears|dillards|belk|freds store|boscovs|
    von maur|hsn|military exchange|aafes|navy exchange|marine exchange|shopko|gordmans|offerup|mercari|boxed com|
    ^staples|staples inc|office depot|officemax|fedex office|ups store|the ups store|usps|usps po`,
  gifts: `
    1 800 flowers|1800flowers|ftd|proflowers|papyrus|edible arrangements|harry david|teleflora|urbanstems|bouqs|
    party city|spencer gifts|sees candies|shutterfly|things remembered|paper source|uncommon goods|omaha steaks`,
  pharmacy: `
    cvs|cvs pharmacy|walgreens|rite aid|duane reade|express scripts|optumrx|caremark|goodrx|capsule pharmacy|
    pillpack|alto pharmacy|kaiser permanente|kaiser foundation|quest diagnostics|labcorp|aspen dental|
    western dental|lenscrafters|warby parker|pearle vision|visionworks|americas best|1 800 contacts|1800contacts|
    zenni|zenni optical|minuteclinic|carenow|urgent care|concentra|zocdoc|hims hers|betterhelp|talkspace|gnc|
    vitamin shoppe|citymd|one medical|sutter health|mayo clinic|cleveland clinic|banner health|hearinglife|
    smile direct`,
  beauty: `
    ^ulta|ulta beauty|great clips|supercuts|sport clips|fantastic sams|cost cutters|hair cuttery|
    floyds barbershop|european wax|drybar|massage envy|hand stone|bluemercury|ipsy|birchbox|fabfitfun|
    dollar shave club|harrys razor|regis salon|amazing lash|elements massage|sun tan city|palm beach tan`,
  sports: `
    planet fit|la fitness|24 hour fitness|^equinox|crunch fitness|lifetime fitness|life time fitness|ymca|ywca|
    orangetheory|soulcycle|barrys|f45|pure barre|club pilates|corepower yoga|retro fitness|esporta|eos fitness|
    vasa fitness|blink fitness|dicks sporting|dicks sporting goods|academy sports|big 5 sporting|rei|rei com|
    cabelas|bass pro|bass pro shops|sportsmans warehouse|scheels|golf galaxy|pga superstore|play it again sports|
    moosejaw|backcountry com|modells|dunhams`,
  children: `
    oshkosh|childrens place|the childrens place|buy buy baby|buybuy baby|once upon a child|kindercare|
    bright horizons|primrose school|la petite academy|goddard school|mathnasium|sylvan learning|kiwico|
    lakeshore learning|care com|melissa doug|american girl|little gym|gymboree play|learning care|kidstrong`,
  pets: `
    petco|chewy|chewy com|pet supplies plus|banfield|vca animal|bluepearl|barkbox|rover com|wag walking|
    pet supermarket|hollywood feed|petsense|the farmers dog|nom nom now|embrace pet|healthy paws|thrive pet`,
  books: `
    books a million|half price books|powells|powells books|strand bookstore|thriftbooks|scholastic|follett|
    bookshop org|hudson news|hudson booksellers|second sale|2nd charles|nytimes|wsj|the atlantic|new yorker`,
  gaming: `
    dave busters arcade|main event ent|powerball|draftkings|fanduel|game stop|betmgm`,
  entertainment: `
    amc theatres|amc online|regal cinemas|regal theatres|alamo drafthouse|marcus theatres|harkins|fandango|
    vivid seats|axs tix|walt disney world|wdw parks|six flags|seaworld|busch gardens|cedar fair|cedar point|
    knotts berry|universal orlando|hersheypark|dollywood|kings island|bowlero|amf bowling|urban air|sky zone|
    smithsonian|metropolitan museum|aquarium of the pacific|vegas com|showcase cinemas|landmark theatres|
    b b theatres|cinepolis`,
  subscriptions: `
    hulu|peacock tv|max com|espn plus|sling tv|fubo|fubotv|youtube tv|philo tv|starz|siriusxm|sirius xm|
    pandora music|xfinity streaming|ancestry com|ww international|angi|amc plus|curiositystream`,
  phone: `
    verizon|verizon wireless|vzwrlss|vz wireless|at t|att bill|att payment|tmobile|sprint wireless|
    cricket wireless|metro by t mobile|metropcs|boost mobile|mint mobile|us cellular|visible wireless|
    straight talk|tracfone|consumer cellular|xfinity|comcast|comcast cable|^spectrum|charter comm|
    cox communications|cox comm|^optimum|altice|frontier comm|centurylink|lumen centurylink|windstream|mediacom|
    hughesnet|google fiber|rcn cable|directv|dish network|dish ntwk|wow internet|earthlink`,
  utilities: `
    con edison|con ed|conedison|pg e|pge|pacific gas electric|sce|southern california edison|socal edison|
    socalgas|sdg e|ladwp|duke energy|dominion energy|florida power light|fpl|georgia power|alabama power|entergy|
    xcel energy|dte energy|consumers energy|comed|ameren|exelon|pseg|pse g|national grid|eversource|nstar|
    ppl electric|peco|firstenergy|aep|american electric power|centerpoint energy|oncor|txu energy|reliant energy|
    nrg energy|green mountain energy|puget sound energy|portland general|rocky mountain power|pacific power|
    nv energy|salt river project|arizona public service|tampa electric|jea|austin energy|cps energy|atmos energy|
    spire gas|nicor gas|peoples gas|columbia gas|washington gas|piedmont natural gas|american water|
    california water service|waste management|wm com|republic services|waste connections|sunrun|vivint solar`,
  insurance: `
    state farm|geico|progressive insurance|progressive ins|prog direct|allstate|farmers insurance|farmers ins|
    usaa|usaa insurance|nationwide ins|travelers insurance|american family insurance|amfam|erie insurance|
    the general insurance|root insurance|lemonade insurance|aflac|new york life|northwestern mutual|
    mutual of omaha|guardian life|blue cross|blue shield|anthem blue|unitedhealthcare|united healthcare|^aetna|
    ^humana|oscar health|delta dental|mercury insurance|esurance|amica|the hartford|safeco|aaa insurance`,
  donations: `
    american red cross|st jude|feeding america|actblue|winred|united way|aspca|aclu|planned parenthood|npr|pbs|
    doctors without borders usa|goodwill donation|tithe ly|pushpay|givelify`,
};
