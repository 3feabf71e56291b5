import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of Australia, and those of New Zealand that a household there meets most. */
export const australia: MerchantNames = {
  groceries: `
    woolworths|woolworths metro|woolworths online|coles|coles local|coles online|coles supermarkets|iga|
    iga xpress|supa iga|foodworks|harris farm|harris farm markets|drakes|drakes supermarkets|ritchies|
    ritchies iga|spudshed|farmer jacks|romeos|romeos foodland|foodland|nqr|leos fine food|about life|
    bakers delight|brumbys|banjos|lenards|crust bread|milkrun|dinnerly|youfoodz|lite n easy|my muscle chef|
    soulara|farmers direct|hungry panda grocery|panetta mercato|tong li|thaikee|lucky supermarket|
    miracle supermarket|star grocery|night owl|nightowl|friendly grocer|cellarbrations grocery|foodary|
    the foodary|ezymart|countdown|new world|pak n save|paknsave|pak nsave|four square|fresh choice|freshchoice|
    supervalue|moore wilson|farro fresh|gilmours|my food bag|naked foods|the source bulk|source bulk foods|
    flannerys|go vita|wholefoods house|fruit barn|tasman butchers|geoffs iga|doorstep organics|carnivore society`,
  alcohol: `
    dan murphys|bws|liquorland|first choice liquor|vintage cellars|cellarbrations|the bottle o|bottle o|
    bottlemart|thirsty camel|iga liquor|aldi liquor|red bottle|porters liquor|super cellars|sip n save|
    harry brown|jimmy brings|vinomofo|cracka wines|wine selectors|get wines direct|nicks wine|super liquor|
    liquor legends|liquor king|glengarry|thirsty liquor|camperdown cellars|boozebud|kent street cellars|
    liquor barons`,
  "eating-out": `
    hungry jacks|red rooster|oporto|guzman y gomez|guzman gomez|grilld|grill d|schnitz|zambrero|mad mex|
    salsas fresh|roll d|rolld|noodle box|sushi hub|sushi sushi|sushi train|go sushi|hero sushi|chargrill charlies|
    el jannah|bettys burgers|burger urge|lord of the fries|crust pizza|crust gourmet|pizza capers|eagle boys|
    rashays|hogs breath|ribs burgers|outback|lone star|sizzler|the coffee club|coffee club|jamaica blue|
    michels patisserie|pie face|mrs fields|donut king|boost juice|^boost|yo chi|yochi|^messina|gelato messina|
    gelatissimo|cold rock|wendys milk bar|baskin|san churro|max brenner|pappa rich|papparich|
    motto motto|fishbowl|poke bros|fergusson plarre|beefys pies|beechworth bakery|villa e gusto|rsl club|
    leagues club|bowling club|bowlo|ale house|endeavour hotels|alh group|merivale|solotel|menulog|hungrypanda|
    hungry panda|easi|eatclub|hey you|mr yum|me u|meandu|doshii|nene chicken|gami chicken|ogalo|chicken treat|
    big rooster|burger fuel|burgerfuel|mexicali fresh|bluebag|spudbar|soul origin|sumo salad|sumosalad|top juice|
    laksa king|sahara grill|8bit burgers|huxtaburger|milky lane|royal stacks|st burgs|ribs n rumps|kingsleys|
    bavarian bier|urban tadka`,
  coffee: `
    gloria jeans|gloria jeans coffees|zarraffas|dome cafe|hudsons coffee|degani|cibo espresso|campos coffee|
    single o|tobys estate|market lane|st ali|seven seeds|proud mary|merlo coffee|di bella coffee|veneziano|
    padre coffee|axil coffee|industry beans|pablo rustys|pablo rusty|mojo coffee|columbus coffee|robert harris|
    esquires|t2 tea|muzz buzz|ona coffee|five senses coffee|coffee emporium|patricia coffee|black market coffee|
    little marionette`,
  fuel: `
    ampol|caltex|caltex woolworths|eg ampol|eg fuelco|eg australia|bp australia|coles express|shell coles express|
    reddy express|shell reddy|viva energy|united petroleum|united petrol|metro petroleum|liberty oil|puma energy|
    puma|7 eleven fuel|mobil 7 eleven|costco fuel|vibe petroleum|^vibe|enhance fuel|budget petrol|on the run|otr|
    x convenience|peak petroleum|apco|apco service|atlas fuel|gull|gull petroleum|freedom fuels|pacific petroleum|
    better choice fuel|pearl energy|westside petroleum|inland petroleum|lowes petroleum|u go|ugo fuel|burk fuel|
    nrma charging|chargefox|evie networks|^evie|jolt charge|exploren|z energy|z station|waitomo|npd|
    allied petroleum|chargenet|meridian ev|nu energy|astron fuel`,
  car: `
    supercheap auto|super cheap auto|repco|autobarn|auto one|bursons|burson auto|autopro|bridgestone select|
    bob jane|bob jane t marts|jax tyres|mycar|mycar tyre|kmart tyre|ultra tune|beaurepaires|tyrepower|
    goodyear autocare|tyreright|tempe tyres|o brien autoglass|obrien autoglass|novus glass|nrma membership|racv|
    racq|raa|rac wa|ract|service nsw|service nsw rego|transport for nsw rego|vicroads|qld transport|tmr qld|
    dpti rego|ezyreg|dot wa|magic hand carwash|crystal car wash|imo carwash|waves car wash|hoppys carwash|
    lube mobile|autoguru|carsales|nzta|nz transport agency|aa nz|vtnz|super cheap|tyroola|access canberra rego|
    pedders|natrad|opposite lock|tjm|arb 4x4`,
  parking: `
    linkt|e toll|etoll|eastlink|citylink|citylink melbourne|transurban|go via|roam tolls|e way|m5 motorway|
    wilson parking|secure parking|care park|first parking|point parking|parkopedia|paystay|cellopark|park n pay|
    duncan solutions|ubipark|parkhound|nsw toll|ezi parking|smarte carte|interpark|metro parking|upark|parkmate|
    frogparking|nzta toll|meter eye|ipms parking|ipark|council parking|meriton parking`,
  "public-transport": `
    opal|transport for nsw|transportfornsw|tfnsw opal|transportfornsw travel|myki|ptv|public transport victoria|
    v line|vline|translink|go card|translink qld|adelaide metro|metrocard adelaide|transperth|smartrider|
    metro tasmania|actionbus|transport canberra|mycard canberra|light rail|nsw trainlink|journey beyond|
    indian pacific|the ghan|firefly express|skybus|airtrain|airport link|airportlink|forest coach|murrays|
    premier motor|manly fast ferry|captain cook ferries|sealink|at hop|athop|auckland transport|snapper|
    snapper services|metlink|metlink wellington|bee card|intercity|bluebridge|interislander|great journeys|
    kiwirail|trainlink|busways|cdc nsw|kinetic bus`,
  taxi: `
    13cabs|13 cabs|silver service|silver top taxi|cabcharge|cabfare|live taxi|swan taxis|black white cabs|
    yellow cab queensland|suburban taxis|ingogo|gm cabs|premier cabs|didi chuxing|didi mobility|ola australia|
    shebah|goget|go get|goget carshare|flexicar|popcar|uber carshare|car next door|hertz gomore|beam mobility|
    neuron mobility|neuron|blue bubble|corporate cabs|zoomy|mevo|cityhop|alert taxis|taxi payments|oiii|rydo|
    legion cabs`,
  travel: `
    qantas airways|jetstar|virgin|virgin aust|rex airlines|regional express|bonza|tigerair|airnorth|skytrans|
    link airways|air new zealand|air nz|airnz|flight centre|webjet|helloworld|hello world travel|luxury escapes|
    my holiday centre|ignite travel|tripadeal|inspiring vacations|intrepid|intrepid travel|contiki|
    student flights|sta travel|wotif|house of travel|grabaseat|bookme|oaks hotels|mantra|mantra hotels|
    quest apartments|meriton suites|rydges|qt hotels|event hotels|adina|peppers|big4|big 4 holiday|
    discovery parks|nrma parks|ingenia holidays|reflections holiday|g day parks|kampgrounds|stayz|bookabach|
    top 10 holiday parks|tasman holiday|base backpackers|jucy|maui rentals|britz|apollo motorhomes|
    east coast car rentals|bayswater car|no birds|redspot|apex rentals|go rentals|spirit of tasmania|p o cruises|
    p o australia|carnival|sydney airport|melbourne airport|brisbane airport|department of conservation|
    national parks nsw|parks victoria|australian passport|passport office|rottnest express|hipcamp|youcamp|
    wikicamps`,
  household: `
    kmart|big w|bigw|^target|the reject shop|reject shop|best less|daiso|daiso japan|adairs|bed bath n table|
    bed bath n|sheridan|pillow talk|harris scarfe|spotlight|lincraft|house kitchen|robins kitchen|
    kitchen warehouse|freedom furniture|^freedom|fantastic furniture|amart|amart furniture|super amart|nick scali|
    harvey norman furniture|king living|koala|koala sleep|temple webster|brosa|domayne|snooze|forty winks|
    beds r us|sleeping duck|ecosa|ikea pty|provincial home|lounge lovers|oz design|early settler|
    focus on furniture|matt blatt|milan direct|salvos stores|vinnies|st vincent de paul|lifeline shops|
    red cross shop|the warehouse|warehouse group|briscoes|farmers|mitre home|stevens|living places|
    howards storage|minimax|wheel barrow|robert gordon|t2 home|eckersleys|riot art|officeworks home|
    cheap as chips|chickenfeed|silly sollys|shiploads|choice discount|globe international|jims cleaning|
    hire a hubby|bossy oven|bed threads|myer home|typo`,
  diy: `
    bunnings|bunnings warehouse|bunnings group|mitre 10|home timber hardware|thrifty link|true value hardware|
    total tools|sydney tools|tradetools|trade tools|vek tools|reece|reece plumbing|tradelink|beaumont tiles|
    national tiles|tile cloud|tilecloud|carpet court|choices flooring|harvey norman flooring|dulux au|
    inspirations paint|paint place|haymes paint|taubmans|stratco|masters home|flower power|oakleys garden|
    bloomex garden|eden gardens|kings plant|diacos|warehouse plants|jims mowing|kennards|kennards hire|coates|
    coates hire|bretts hardware|banner hardware|placemakers|itm|mitre 10 mega|kings plant barn|palmers garden|
    resene|the blue space|just tools|get tools direct|bcf hardware|hume doors|fielders|guthrie bowron|cleverpatch|
    elders rural|nutrien|country target hardware|hammer barn|rentokil|resolute hardware|southern landscape`,
  electronics: `
    jb hi fi|jbhifi|jb hifi|harvey norman|the good guys|good guys|officeworks|office works|bing lee|betta|
    betta electrical|retravision|appliances online|winning appliances|e s trading|kogan|kogan com|dick smith|
    mwave|scorptec|centre com|centrecom|pccasegear|pc case gear|umart|ple computers|msy|computer alliance|jaycar|
    jaycar electronics|altronics|digidirect|digi direct|camera house|teds cameras|georges cameras|camerapro|ryda|
    catch of the day tech|apple pty|apple australia|vodafone accessories|boost accessories|mobileciti|becextech|
    kicker electronics|noel leeming|pb tech|pbtech|mighty ape|mightyape|heathcotes|store dj|belfield music|
    billy hyde|mannys|derringers|better music|cashies|ebgames tech|jw computers|addicted to audio|
    leading edge electronics`,
  clothing: `
    myer|david jones|cotton on|cotton on body|cotton on kids|factorie|^supre|rubi shoes|just jeans|jay jays|
    portmans|jacqui e|peter alexander|dotti|country road|witchery|mimco|trenery|politix|forever new|seed heritage|
    ^seed|decjuba|sussan|sportsgirl|suzanne grae|katies|millers|^rivers|noni b|rockmans|crossroads|^autograph|
    w lane|city chic|taking shape|review clothing|cue clothing|veronika maine|saba clothing|sportscraft|bardot|
    marcs|gorman|dangerfield|city beach|universal store|general pants|surfstitch|surf dive n ski|rip curl|
    billabong|quiksilver|ghanda|the iconic|theiconic|iconic|princess polly|beginning boutique|white fox|
    white fox boutique|showpo|hello molly|meshki|^bonds|bonds outlet|berlei|bras n things|honey birdette|step one|
    bendon|lowes menswear|lowes manhattan|tarocash|connor|johnny bigg|roger david|mj bale|m j bale|oxford shop|
    rodd gunn|r m williams|rm williams|driza bone|akubra|kathmandu clothing|macpac clothing|postie|max fashions|
    glassons|hallensteins|hallenstein|farmers trading|ezibuy|t t|pagani|huffer|icebreaker|athletes foot|
    the athletes foot|platypus|platypus shoes|hype dc|williams shoes|mathers|spendless|spendless shoes|betts|
    betts shoes|novo shoes|wittner|midas shoes|tony bianco|jo mercer|rebel clothing|lorna jane|running bare|
    stylerunner|p e nation|australian leather|strand bags|strandbags|colette hayman|oroton|lovisa|^diva|
    assembly label|st agni|deadly denim|dissh|st frock|birdsnest|blue bungalow|country road outlet|culture kings|
    sanity`,
  shopping: `
    catch com|^catch|catch of the day|trade me|trademe|auspost|australia post|post shop|nz post|sendle|startrack|
    aramex|dfo|chadstone|mydeal|my deal|oo com au|dealsdirect|scoopon|living social|smiggle|kikki k|kikki|
    newsagency|newslink|nextra|the lott newsagency|tobacconist|free choice tobacco|cignall|1 day|themarket|
    the market|afterpay|zip pay|zip co|humm|klarna|david jones online|peters of kensington|crazy clarks|go lo|
    tax free|everten`,
  gifts: `
    petals network|lvly|daily blooms|fig bloom|mr roses|roses only|flowers across|fresh flowers|prouds|
    prouds the jewellers|angus coote|goldmark|michael hill|bevilles|shiels|zamels|wallace bishop|haighs|
    haighs chocolates|darrell lea|koko black|card shop|redballoon|red balloon|adrenaline|experience oz|
    hard to find|hardtofind|t2 gifts|big w photos|officeworks print|edible blooms|the hamper emporium|
    hampers with bite|interhampers|gift card store|prezzee|giftpay|spotlight party|lombard|lombard party|
    the base warehouse|pascoes|stewart dawsons`,
  pharmacy: `
    chemist warehouse|my chemist|priceline|priceline pharmacy|terrywhite|terry white|terrywhite chemmart|amcal|
    guardian pharmacy|discount drug|discount drug stores|soul pattinson|blooms the chemist|blooms chemist|
    good price pharmacy|capital chemist|chemist outlet|national pharmacies|pharmacy 4 less|pharmacy4less|chemsave|
    star discount chemist|wizard pharmacy|pharmacy 777|direct chemist|chemist discount|advantage pharmacy|
    life pharmacy|unichem|bargain chemist|opsm|specsavers optometrists|bailey nelson|oscar wylee|big w vision|
    laubman pank|1001 optical|george matilda|eyecare plus|bupa optical|laverty|laverty pathology|douglass hanly|
    dorevitch|sullivan nicolaides|qml pathology|melbourne pathology|clinipath|4cyte|australian clinical labs|
    i med|imed radiology|lumus imaging|qscan|primary dental|pacific smiles|national dental care|maven dental|
    hotdoc|healthengine|medicare|myhealth medical|instant consult|instantscripts|eucalyptus health|pilot health|
    hearing|ramsay health|healthscope|st vincents hospital|epworth|cabrini|mater hospital|vitable|swisse|
    blackmores|go vita vitamins|mr vitamins|health 2000|chiropractic|osteo`,
  beauty: `
    mecca|mecca brands|mecca maxima|mecca cosmetica|adore beauty|adorebeauty|hairhouse|hairhouse warehouse|
    price attack|oz hair beauty|oz hair|activeskin|ry com au|catwalk hair|just cuts|justcuts|stefan hair|
    hair salon|laser clinics|australian skin clinics|silk laser|results laser|endota|endota spa|ella bache|
    jurlique|sukin|frank body|go to skin|napoleon perdis|nude by nature|lovisa beauty|chemist beauty|
    perfume connection|gloss nails|professional nail|essential beauty|lady lash|brazilian beauty|waxing|bookwell|
    biba hair|rodney wayne|farmers beauty|caci clinic|beautyamora|body catalyst|esmi|mcobeauty|kester black`,
  sports: `
    ^rebel|rebel sport|bcf|anaconda|macpac|kathmandu|torpedo7|torpedo 7|mountain designs|paddy pallin|wild earth|
    snowys|tentworld|rays outdoors|sportsmart|sportspower|jim kidd sports|the athletes|running warehouse|
    pace athletic|99 bikes|bicycle superstore|giant bikes|reid cycles|pushys|bikebug|drummond golf|house of golf|
    golf world|goodlife health|goodlife clubs|snap fitness|jetts|jetts fitness|plus fitness|crunch|world gym|
    fernwood|curves|contours|genesis fitness|revo fitness|club lime|zap fitness|derrimut|next gen health|
    cityfitness|city fitness|flex fitness|body fit training|bft|kx pilates|strong pilates|power living|
    vie fitness|aquatic centre|belgravia leisure|bluefit|swim centre|surf life saving|play cricket|netball|playhq|
    football nsw|football victoria|afl membership|afl club|auskick|perisher|thredbo|mt buller|falls creek|hotham|
    tennis|skydive|holey moley|climb fit|beyond bikes|ezifit|stirling sports|bivouac outdoor|edge indoor climbing`,
  children: `
    baby bunting|baby bunting group|baby village|baby kingdom|metro baby|mothers choice|pumpkin patch|
    cotton on kids store|seed child|bonds kids|big w toys|kidstuff|toymate|toyworld|toy world|caseys toys|
    mr toys toyworld|mr toys|zing toys|hobbyco|the lego shop|goodstart|goodstart early|g8 education|
    only about children|guardian childcare|affinity education|story house|c k early learning|community kids|
    little scholars|green leaves|nido early|aspire early|oshclub|osh club|oshc|team kids|teamkids|
    junior adventures|their care|theircare|big childcare|before school care|xplor|qkr|flexischools|flexi schools|
    schoolbytes|compass education|school uniform|noone imaging|school locker|the school locker|campion education|
    kip mcgrath|cluey|swim kids|jump swim|aquabliss|rackley swimming|gymbaroo|little kickers|mini maestros|
    kindicare|plunket|best start educare|learning curves|mathletics|tinybeans|ergobaby|pure baby|purebaby`,
  pets: `
    petbarn|pet barn|petstock|pet stock|pets domain|best friends pets|city farmers|my pet warehouse|pet circle|
    petcircle|budget pet products|vet supply|jumbo pets|habitat pets|petspiration|greencross|greencross vets|
    animates|scratch pet food|petzyo|big dog|mad paws|madpaws|petsure|bow wow meow|petcover|pet insurance|rspca|
    rspca nsw|rspca victoria|animal welfare league|lort smith|vetwest|apiam|vetpartners|animal referral|
    pet chemist|petpost|pet depot|kellyville pets|pets plus|jasper pets|southern cross pet|petdirect|pet direct|
    vets on|pet n sur|prestige pet|horseland|saddleworld|fish n reptile`,
  books: `
    dymocks|qbd|qbd books|booktopia|readings|gleebooks|harry hartog|collins booksellers|robinsons bookshop|
    berkelouw|kinokuniya|angus robertson|the book grocer|book grocer|big w books|abbeys|avid reader|boffins|
    fullers bookshop|co op bookshop|zookal|elizabeths bookshop|basement books|minotaur|kings comics|
    all star comics|books kinokuniya|whitcoulls|paper plus|paperplus|unity books|borrowbox|sydney morning herald|
    smh|the age|news corp|the australian|news pty|daily telegraph|herald sun|courier mail|
    australian financial review|fairfax media|nine publishing|schwartz media|crikey|the conversation|nz herald|
    stuff ltd|the spinoff|isubscribe|magshop|are media|lamont books|the monthly|private media`,
  gaming: `
    ^eb games|zing pop culture|jb hifi games|gametraders|gamesmen|the gamesmen|timezone|zone bowling|intencity|
    tabcorp|^tab|sportsbet|^neds|pointsbet|palmerbet|tatts|the lott|tattslotto|ozlotteries|oz lotteries|lottoland|
    keno|nsw lotteries|golden casket|lotterywest|sa lotteries|crown melbourne|crown perth|star casino|
    the star sydney|treasury brisbane|mylotto|skycity|good games|games laboratory|guf|milsims|gameology|
    mind games|boys town lottery|yourtown prize|rsl art union|mater prize|dream home art union|beat the bomb`,
  entertainment: `
    hoyts|event cinemas|village cinemas|reading cinemas|palace cinemas|dendy|dendy cinemas|ritz cinemas|
    wallis cinemas|united cinemas|megaplex|luna palace|birch carroll|greater union|ticketek|moshtix|oztix|
    humanitix|trybooking|dreamworld|sea world|movie world|wet n wild|village roadshow|luna park|taronga|
    taronga zoo|zoos victoria|melbourne zoo|adelaide zoo|perth zoo|australia zoo|sea life sydney|
    sea life melbourne|sydney tower|merlin|scienceworks|questacon|museums victoria|australian museum|
    art gallery of nsw|ngv|qagoma|opera house|sydney opera house|arts centre melbourne|mcg|melbourne cricket club|
    afl|nrl|cricket|a league|strike bowling|archie brothers|kingpin|kingpin bowling|bounce inc|bounceinc|
    gravity zone|inflatable world|escape hunt|melbourne show|royal easter show|ekka|raging waters|jamberoo|
    sydney zoo|symbio|featherdale|rainbows end|auckland zoo|hobbiton|kelly tarltons|weta workshop|te papa|
    laser zone|latitude air|sovereign hill|holey moley golf|chipmunks playland|rollerdrome|funfields`,
  subscriptions: `
    ^stan|stan com|stan entertainment|^binge|binge com|foxtel|foxtel now|kayo|kayo sports|optus sport|hubbl|
    flash news|hayu au|brit box|acorn tv|docplay|optus subhub|sky nz|neon nz|tvnz|sky sport now|nrma digital|
    28 by sam wood|centr|sweat app|keep it cleaner|choice magazine|choice|domain listings|seek limited|canva pty|
    xero|myob|envato|rsvp com|who gives a crap|simply wall st|crazy domains|ventraip|panthur`,
  phone: `
    telstra|telstra corp|telstra prepaid|optus|optus mobile|optus billing|tpg|tpg internet|tpg telecom|iinet|
    internode|aussie broadband|superloop|exetel|dodo|dodo services|iprimus|belong|belong mobile|amaysim|
    kogan mobile|aldi mobile|woolworths mobile|everyday mobile|coles mobile|circles life|felix mobile|^felix|gomo|
    moose mobile|southern phone|tangerine|tangerine telecom|more telecom|mate communicate|launtel|spintel|
    barefoot telecom|activ8me|skymesh|leaptel|future broadband|commander|macquarie telecom|pennytel|catch connect|
    telechoice|yomojo|hello mobile|spark nz|spark new zealand|one nz|one new zealand|2degrees|two degrees|
    skinny mobile|slingshot|orcon|bigpipe|mynoc|now nz|warehouse mobile|contact broadband|stuff fibre|
    flip connect|swoop broadband|uniti wireless|pivotel`,
  utilities: `
    agl|agl energy|agl sales|origin energy|origin electricity|energyaustralia|red energy|alinta|alinta energy|
    simply energy|powershop|momentum energy|lumo energy|dodo power|click energy|amber electric|globird|
    globird energy|tango energy|diamond energy|nectr|sumo power|kleenheat|^synergy|synergy wa|western power|
    horizon power|ergon|ergon energy|energex|actewagl|evoenergy|aurora energy|momentum tas|jacana energy|
    sydney water|hunter water|yarra valley water|greater western water|city west water|barwon water|unitywater|
    urban utilities|qld urban utilities|sa water|water corporation|watercorp|icon water|taswater|logan water|
    central coast council|council rates|city council|shire council|elgas|origin lpg|supagas|brisbane city council|
    gold coast council|moreton bay council|bpay council rates|contact energy|genesis energy|genesis|^mercury|
    mercury energy|meridian energy|^meridian|frank energy|electric kiwi|flick electric|pulse energy|nova energy|
    trustpower|watercare|wellington water|rockgas|body corporate|strata levy|coliban water|gippsland water|
    kleenheat gas|covau|energylocals|energy locals|power water`,
  insurance: `
    nrma insurance|aami|gio|gio insurance|suncorp insurance|^apia|budget direct|youi|qbe|qbe insurance|
    racv insurance|racq insurance|rac insurance wa|raa insurance|coles insurance|woolworths insurance|bingle|
    huddle|real insurance|australian seniors|virgin money insurance|shannons|cgu|vero|terri scheer|medibank|
    medibank private|hcf|nib|nib health|hbf|ahm|ahm health|australian unity|gmhba|frank health|teachers health|
    defence health|health partners|latrobe health|westfund|peoplecare|cbhs|st lukes health|navy health|
    police health|rt health|see u|tal life|mlc life|^zurich|aia australia|comminsure|onepath|noblelife|cover more|
    covermore|travel insurance direct|1cover|southern cross|southern cross health|state insurance|ami insurance|
    tower insurance|aa insurance limited|fmg insurance|cove insurance|partners life|fidelity life|unimed|iselect|
    compare club|poncho insurance|rollin insurance|insuranceline|guardian insurance|choosi|ing insurance|
    honey insurance|open insurance|knose|bow wow insurance|pd insurance|initio`,
  donations: `
    australian red cross|salvos|the salvation army|st vincent de paul donation|smith family|the smith family|
    beyond blue|lifeline|cancer council|heart foundation|msf australia|fred hollows|fred hollows foundation|
    guide dogs|mcgrath foundation|starlight|starlight foundation|make a wish|camp quality|canteen|redkite|
    foodbank|ozharvest|oz harvest|secondbite|orange sky|mission|anglicare|wesley mission|compassion|
    wires wildlife|australian conservation|bush heritage|animals|rspca donation|surf life saving donation|
    royal flying doctor|rfds|black dog institute|ronald mcdonald house|rmhc|childfund|amnesty|getup|
    leukaemia foundation|kids foundation|starship foundation|hospice|mycause|givealittle|kidscan|sids safe|
    bush church aid`,
};
