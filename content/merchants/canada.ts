import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of Canada. */
export const canada: MerchantNames = {
  groceries: `
    loblaws|loblaw|real canadian superstore|rcss|no frills|nofrills|zehrs|fortinos|valu mart|
    your independent grocer|provigo|^maxi|maxi cie|metro inc|metro plus|super c|food basics|sobeys|freshco|
    foodland|iga|iga extra|thrifty foods|save on foods|saveonfoods|urban fare|farm boy|longos|t t supermarket|t t|
    nations fresh|highland farms|adonis|marche adonis|giant tiger grocery|co op grocery|calgary co op|
    federated co op|buy low foods|quality foods|nesters market|choices market|stongs|pusateris|bulk barn|
    m m food market|mm food|m m meat|dollarama grocery|kins farm market|rachelle bery|avril supermarche|pasquier|
    fruiterie|wholesale club|real atlantic superstore|atlantic superstore|dominion stores|colemans|goodfood|
    goodfood market|chefs plate|voila|voila by sobeys|spud ca|mondou fruit|les marches tradition|marche richelieu|
    bonichoix|rabba|rabba fine foods|hasty market|needs convenience|couche tard|freson bros|fairway markets|
    country grocer|odd bunch|crombie foods|pc express`,
  alcohol: `
    lcbo|lcbo rao|the beer store|beer store|saq|bc liquor|bc liquor store|bc liquorstore|nslc|anbl|nlc|
    liquor mart|wine rack|liquor depot|liquor barn|ace liquor|co op liquor|sobeys liquor|sqdc|
    ontario cannabis store|wine beyond|slga|bcl|everything wine`,
  "eating-out": `
    a w canada|a w restaurant|harveys|swiss chalet|st hubert|st hubert express|mary browns|boston pizza|
    pizza pizza|pizza nova|panago|241 pizza|gabriel pizza|pizzaville|the keg|keg steakhouse|^milestones|
    east side marios|kelseys|montanas|jack astors|moxies|^earls|cactus club|joey restaurant|browns socialhouse|
    original joes|white spot|triple o|triple os|smittys|humptys|rickys|cora breakfast|cora dejeuner|chez cora|
    eggspectation|tutti frutti|la cage|cage aux sports|normandin|^scores|baton rouge|mikes restaurant|ashton|
    chez ashton|valentine|belle province|lafleur|benny co|new york fries|manchu wok|thai express|bento sushi|
    edo japan|opa of greece|jimmy the greek|freshii|mucho burrito|quesada|fat bastard burrito|burger priest|
    south st burger|the works gourmet|hero certified|fresh kitchen|kupfert kim|iq food|druxys|mr sub|pita pit|
    extreme pita|osmows|shawarma|lazeez|villa madina|amir|basha|boustan|churchs texas|scaddabush|fionn maccools|
    st louis bar|st louis wings|wild wing|beertown|skip the dishes|skipthedishes|skip|^ritual|fantuan|chungchun|
    famoso|nandos flame|duke pub|shoeless joes|firkin|elephant castle|beavertails|marble slab|booster juice|
    cafe depot|copper branch|pur simple`,
  coffee: `
    tim hortons|tim horton|second cup|timothys|van houtte|balzacs|blenz|waves coffee|good earth coffee|jj bean|
    49th parallel|bridgehead|brulerie st denis|cafe depot coffee|presse cafe|country style|coffee time|
    robins donuts|davidstea|davids tea|presotea|coco fresh tea|the alley|matchstick coffee|pilot coffee|
    dark horse espresso|coffee culture|aroma espresso|rocky mountain coffee|deville coffee`,
  fuel: `
    petro canada|petrocan|esso circle k|ultramar|^husky|husky oil|mohawk|pioneer petroleums|pioneer stn|
    canadian tire gas|canadian tire gasbar|gas bar|co op gas|co op gas bar|irving|irving oil|irving 24|macewen|
    olco|harnois|sonic energies|^crevier|fas gas|domo gas|centex|tempo gas|super save gas|7 eleven gas|on the run|
    gales gas|xtr|race trac|canco|flo charging|flo ev|circuit electrique|ivy charging|petro canada ev|
    drummond fuels|wilsons fuel|real atlantic gas|parkland|hughes petroleum|budget gas|macs convenience`,
  car: `
    canadian tire auto|mr lube|great canadian oil|active green ross|kal tire|kaltire|ok tire|fountain tire|
    integra tire|napa canada|lordco|partsource|carquest|uap napa|speedy glass|lebeau vitres|crystal glass|
    apple auto glass|minute muffler|monsieur muffler|caa|caa south central|bcaa|ama alberta|saaq|icbc|
    icbc autoplan|serviceontario|service ontario|sgi canada|registry alberta|drivetest|mint car wash|petro wash|
    touchless car wash|esso car wash|auto value parts|benson autoparts|simplii auto|krown|rust check|
    canadian black book`,
  parking: `
    407 etr|407etr|impark|green p|green p parking|toronto parking authority|precise parklink|honk mobile|
    honkmobile|easypark vancouver|diamond parking|robbins parking|stationnement montreal|agence de mobilite|
    precise park|passport|hotspot parking|hangtag|park n fly|park2go|reef parking|westpark|calgary parking|
    cpa parking|a30 express|pont a25|advanced parking|target park group|mta parking`,
  "public-transport": `
    presto|presto fare|presto auto|presto autoload|ttc|go transit|metrolinx|up express|oc transpo|stm|
    stm montreal|exo|stl laval|rtl longueuil|rtc quebec|opus|translink|compass card|compass vending|bc transit|
    bc ferries commuter|calgary transit|edmonton transit|ets arc|winnipeg transit|halifax transit|via rail|
    rocky mountaineer|miway|brampton transit|yrt|york region transit|hsr hamilton|grt|grand river transit|
    london transit|durham transit|sto gatineau|bixi|bixi montreal|bike share toronto|mobi shaw go|orleans express|
    maritime bus|ebus|ontario northland|coach canada|regina transit|saskatoon transit|st johns metrobus`,
  taxi: `
    beck taxi|co op cabs|yellow cab vancouver|diamond taxi|taxi coop|taxi diamond|teo taxi|evo car share|
    evo carshare|communauto|modo coop|uride|facedrive|eva coop|hovr|kater|blackbird taxi|black top cabs|
    checker cabs|blue line taxi`,
  travel: `
    air can|westjet|west jet|porter airlines|air transat|transat|sunwing|^flair|flair airlines|lynx air|^swoop|
    canadian north|pal airlines|air north|harbour air|sunwing vacations|air canada vacations|westjet vacations|
    redtag|itravel 2000|flighthub|justfly|selloffvacations|marlin travel|voyages a rabais|transat travel|fairmont|
    fairmont hotels|delta hotels|sandman|sandman inn|coast hotels|sandman hotel|great wolf lodge niagara|
    parks canada|ontario parks|sepaq|bc parks|camis|bc ferries|marine atlantic|cbsa|nexus card|
    service canada passport|yvr|pearson airport|gtaa|aeroport de montreal|discount car rental|routes car rental|
    enterprise|driving force|whistler blackcomb|banff sunshine|mont tremblant|blue mountain|banff lake louise|
    pursuit banff`,
  household: `
    dollarama|giant tiger|canadian tire|canadian tire store|cdn tire|cdn tire store|home hardware home|home sense|
    bouclair|linen chest|structube|the brick|leons|brick warehouse|^ashley|ashley homestore|mobilia|eq3|article|
    sleep country|dormez vous|endy|kitchen stuff plus|stokes|ares cuisine|ricardo boutique|bed bath|urban barn|
    bombay|xs cargo|great canadian dollar|buck or two|your dollar store|michaels|fabricland|lens mill|deserres|
    de serres|village des valeurs|value village|hart stores|rossy|korvette|croteau|liquidation centre|lawtons home|
    tanguay|brault martineau|germain lariviere|surplus furniture|bad boy furniture|umbra|casalife|cozey|molly maid|
    dollar giant|qe home|quilts etc|showcase`,
  diy: `
    home hardware|rona|rona inc|reno depot|kent building|kent building supplies|timber mart|timbr mart|bmr|canac|
    patrick morin|castle building|princess auto|lee valley|lee valley tools|windsor plywood|co op home centre|
    peavey mart|tsc stores|uline canada|dulux paints|sico|sheridan nurseries|art knapp|gardenworks|
    terra greenhouses|botanix|jean coutu jardin|canadian tire garden|slegg|irly|kms tools|busy bee tools|
    home building centre|ace canada|richelieu hardware|orgill|weed man|hone hardware|mcmunn yates|sexton group|
    potvin bouchard`,
  electronics: `
    bestbuy|the source|visions electronics|canada computers|memory express|mikes computer|apple canada|
    london drugs electronics|staples canada electronics|dumoulin|bureau en gros tech|henrys|henrys camera|vistek|
    lozeau|photo service|long mcquade|steves music|archambault musique|tanguay electronique|2001 audio video|
    factory direct|tigerdirect|eb games tech|mobileshop|wirelesswave|tbooth|tbooth wireless|glentel|
    the mobile shop|wow mobile|trafalgar electro|bay bloor radio|cash money pawn|orchard cellular|fido accessories`,
  clothing: `
    joe fresh|reitmans|penningtons|rw co|rwco|^dynamite|garage clothing|le chateau|^simons|la maison simons|
    holt renfrew|^roots|aritzia|tna|wilfred|babaton|lululemon athletica|marks work wearhouse|marks l equipeur|
    l equipeur|moores|moores clothing|tip top tailors|harry rosen|winners|winners homesense|bluenotes|west 49|
    boathouse|suzy shier|northern reflections|^cleo|rickis|laura canada|melanie lyne|sport chek clothing|softmoc|
    soft moc|browns shoes|aldo|aldo shoes|call it spring|globo shoes|spring shoes|yellow shoes|panda shoes|
    town shoes|the shoe company|ardene|ardenes|urban planet|stitches|frank oak|ssense|kit ace|
    mountain equipment clothing|arc teryx|arcteryx|moose knuckles|mackage|rudsak|lole|la vie en rose|la senza|knix|
    bikini village|bonlook|addition elle|thyme maternity|tristan|^jacob|bedo|international clothiers|
    ernest menswear|stanfields|talize|saks canada|hudsons bay|the bay|bay online|marks com|l oiseau bleu|
    bench canada|below the belt|point zero|buffalo david bitton|femme de carriere`,
  shopping: `
    london drugs|shoppers home|giant tiger stores|hudson bay company|kijiji|canada post|postes|purolator|canpar|
    bureau en gros|the shopping channel|shopping channel|todays shopping|tsc shopping|well ca|red apple stores|
    the bargain shop|fields stores|north west company|northern store|hart dept|army navy|mastermind gifts|
    bradford exchange|duty free`,
  gifts: `
    carlton cards|flower co|bloomex|purdys|purdys chocolatier|laura secord|rocky mountain chocolate|
    rogers chocolates|peoples jewellers|mappins|ben moss|charm diamond|birks|maison birks|party packagers|
    spence diamonds|things engraved|giftcraft|baskits|kernels|stokes gifts|chapters gifts|blacks photo|
    blacks photography|photolab|bala jewellers|charlottes flowers`,
  pharmacy: `
    shoppers drug mart|shoppersdrugmart|pharmaprix|jean coutu|pjc jean coutu|uniprix|familiprix|brunet|proxim|
    rexall|pharma plus|london drugs pharmacy|pharmasave|guardian drugs|ida pharmacy|i d a|remedysrx|lawtons|
    lawtons drugs|loblaw pharmacy|costco pharmacy|well ca pharmacy|pocketpills|pillway|lensrafters|iris optical|
    ^iris|hakim optical|new look eyewear|greiche scaff|lunetterie|clearly|coastal contacts|fyidoctors|opto reseau|
    vogue optical|lifelabs|dynacare|biron|clinique medicale|medisys|appletree medical|tia health|maple health|
    ^dialogue|telus health|lobe sante|helix hearing|connect hearing|dentalcorp|altima dental|123dentist|
    centre dentaire lapointe|lumino health|medicentres|nutrition house|popeyes supplements|healthy planet|
    body energy club|supplements|jamieson`,
  beauty: `
    murale|beauty boutique|shoppers beauty|trade secrets|chatters|chatters salon|first choice haircutters|
    magicuts|ultracuts|tommy guns|saje|saje natural|deciem|fruits passion|caryl baker|merle norman|blo blow dry|
    nail bar|thermea|spa nordique|scandinave spa|strom spa|nordik|ten spa|massage addict|spa utopia|barber shop|
    salon de coiffure|iwc salon|dermapure|jeunique`,
  sports: `
    sport chek|sportchek|^atmosphere|sports experts|hockey experts|pro hockey life|source for sports|
    national sports|play it again|mec|mountain equipment|mountain equipment co op|^sail|sail outdoors|la cordee|
    altitude sports|the last hunt|running room|the running room|golf town|canadian tire sports|goodlife|
    goodlife fitness|fit4less|fit 4 less|energie cardio|econofitness|nautilus plus|pro gym|world health|
    steve nash|club 16|trevor linden|ymca of|yyoga|modo yoga|oxygen yoga|hockey|hockey quebec|minor hockey|
    soccer association|curling club|ski mont|ski bromont|whistler lift|grouse mountain|cypress mountain|clublink|
    fgl sports|valhalla pure|primeau velo|velomane|bikes online|primo velo`,
  children: `
    mastermind toys|babies r|west coast kids|snuggle bugz|carters oshkosh|souris mini|^clement|clement vetements|
    deux par deux|peekaboo beans|please mum|clek|lagoona|brault bouthillier|benjo|franc jeu|toupie jouets|
    scholars choice|brightpath|kids company|cpe|centre de la petite enfance|service de garde|sylvan|oxford learning|
    spirit of math|girl guides|swim school|^camp|before after school|school cash|schoolcashonline|
    school cash online|munch a lunch|monkeynastix|best buy baby|jukebox kids|aux petits lutins`,
  pets: `
    pet valu|petvalu|petland|mondou|global pet foods|rens pets|tisol|bosleys|homes alive|petcetera|pattes griffes|
    chico|animo etc|bark fitz|tailblazers|pet planet|total pet|tomlyn pets|vca canada|vetstrategy|
    hopital veterinaire|petsecure|fetch pet|spca|sp ca|humane society|petlandia|paulmacs|isle of dogs`,
  books: `
    indigo books|indigo chapters|^chapters|coles books|indigospirit|renaud bray|archambault|raffin|pantoute|
    bmv books|russell books|munros books|mcnally robinson|book city|value village books|rakuten kobo|globe mail|
    the globe mail|toronto star|la presse|le devoir|national post|postmedia|winnipeg free press|quebecor media|
    journal de montreal|macleans|the walrus|canadian geographic|owlkids|canadian living|l actualite|
    chirp magazine|campus bookstore|leslibraires|gabrielle roy`,
  gaming: `
    eb games|olg|olg lottery|loto quebec|loto 6 49|lotto max|bclc|playnow|western canada lottery|wclc|
    atlantic lottery|alc lottery|casino de montreal|casino niagara|fallsview|river rock|401 games|
    face to face games|imaginaire|board game bliss|valet d coeur|microplay|game shack|proline|bet 99|
    videogamesplus|vgp ca|great canadian gaming|gameseekers`,
  entertainment: `
    cineplex|cineplex odeon|cineplex entertainment|scotiabank theatre|landmark cinemas|cinemas guzzo|guzzo|
    imagine cinemas|cinestarz|cinema beaubien|the rec room|rec room|playdium|dave buster|evenko|blue jays|
    maple leafs|mlse|club de hockey canadien|centre bell|rogers centre|canadas wonderland|la ronde|
    ripleys aquarium|toronto zoo|calgary zoo|royal ontario museum|rom toronto|art gallery of ontario|ago|cn tower|
    ontario science centre|museum of nature|biodome|espace pour la vie|granby zoo|zoo de granby|parc omega|
    parc safari|village vacances valcartier|valcartier|calgary stampede|playland pne|pne|west edmonton mall|
    galaxyland|tiff|place des arts|mirvish|stratford festival|shaw festival|skyzone|flying squirrel|clip n climb|
    bowlerama|escape manor|lepointdevente`,
  subscriptions: `
    crave|crave tv|bell media crave|club illico|illico|tou tv|gem cbc|sportsnet|sportsnet now|tsn|tsn direct|
    rds direct|stack tv|stacktv|hayu canada|citytv plus|cbc gem|texture rogers|costco membership|cineclub|tfo|
    truly free|athletic greens|carfax|tangerine abo|mejuri abo|lingo tv`,
  phone: `
    ^rogers|rogers wireless|rogers communications|rogers cable|bell canada|bell mobility|bell mobilite|
    bell aliant|bell mts|telus|telus mobility|telus communications|fido|fido mobile|koodo|koodo mobile|
    virgin plus|freedom mobile|public mobile|chatr|lucky mobile|pc mobile|the mobile shop pc|videotron|fizz|
    fizz mobile|eastlink|sasktel|cogeco|cogeco connexion|^shaw|shaw cable|shaw communications|teksavvy|start ca|
    distributel|primus|oxio|ebox|b2b2c|carrytel|vmedia|beanfield|novus|xplornet|xplore|petro canada mobility|
    speakout wireless|7 eleven speakout|phonebox|sugar mobile|cityfone|zoomer wireless|execulink|tbaytel|comwave|
    altima telecom|city wide communications|altimatel|good2go mobile`,
  utilities: `
    hydro one|hydro quebec|toronto hydro|bc hydro|manitoba hydro|hydro ottawa|alectra|alectra utilities|enmax|
    epcor|atco|atco energy|direct energy|direct energy regulated|enbridge gas|enbridge|union gas|energir|
    gaz metro|fortisbc|fortis alberta|fortisalberta|sask power|saskpower|saskenergy|nb power|energie nb|
    nova scotia power|nl power|newfoundland power|maritime electric|heritage gas|eastward energy|just energy|
    reliance comfort|reliance home|enercare|enercare home|vista credit|superior propane|irving energy|
    london hydro|oshawa power|burlington hydro|enova power|elexicon|guelph hydro|kitchener utilities|peel water|
    halton water|toronto water|region of peel|city of toronto water|ville de montreal taxes|taxe d eau|
    halifax water|wyse meter|metergy|provident energy|carma corp|gfl environmental|gfl|encor by epcor|
    pacific northern gas|kingston utilities|newmarket tay|synergy north`,
  insurance: `
    intact insurance|intact assurance|belairdirect|belair direct|desjardins insurance|desjardins assurances|
    la capitale|la personnelle|the personal insurance|td insurance|td meloche|meloche monnex|rbc insurance|
    cooperators|the co operators|co operators|economical insurance|wawanesa|pembridge|sonnet|sonnet insurance|
    industrielle alliance|ia financial|ia auto|industrial alliance|ssq assurance|beneva|promutuel|manulife|
    manuvie|sun life|sunlife|canada life|great west life|croix bleue|green shield|greenshield|empire life|
    equitable life|foresters|rsa canada|gore mutual|portage mutual|bcaa insurance|caa insurance|
    square one insurance|duuo|onlia|apollo insurance|johnson insurance|unica insurance|travelers|jevco|
    facility association|cowan insurance|assomption vie|edge benefits|canadian premier|policyme|msp bc|medavie|
    medavie blue cross|ama insurance|zensurance`,
  donations: `
    canadian red cross|croix rouge canadienne|centraide|heart stroke|canadian cancer society|sick kids|sickkids|
    sickkids foundation|plan canada|canadahelps|canada helps|food banks|daily bread|moisson montreal|msf canada|
    covenant house|david suzuki|nature conservancy of|terry fox|terry fox foundation|princess margaret|
    bc childrens hospital foundation|kids help phone|war amps|the war amps|cnib|march of dimes|diabetes|alzheimer|
    operation enfant soleil|leucan|fondation sainte justine|stollery|tzu chi|compassion|oxfam quebec|
    centre for addiction foundation|second harvest`,
};
