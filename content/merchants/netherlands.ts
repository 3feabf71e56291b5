import type { MerchantNames } from "#domain/spending/merchants.ts";

/** Merchants of the Netherlands and of Flanders. */
export const netherlands: MerchantNames = {
  groceries: `
    albert heijn|albert heyn|ah to go|ah online|jumbo|jumbo supermarkten|jumbo foodmarkt|plus supermarkt|
    coop supermarkt|coop supermarkten|dirk van den broek|dirk vd broek|^dirk|dekamarkt|deka markt|hoogvliet|vomar|
    vomar voordeelmarkt|spar city|nettorama|poiesz|jan linders|boni|boni supermarkt|mcd supermarkt|boons markt|
    ekoplaza|odin|marqt|natuurwinkel|picnic|picnic bv|crisp|hema bakkerij|bakker bart|^bakker|amazing oriental|toko|
    hanos|sligro|makro|bidfood|delhaize|ad delhaize|proxy delhaize|colruyt|okay colruyt|bio planet|spar colruyt|
    louis delhaize|match belgie|ekivrac|coop compact|troefmarkt|attent|dagwinkel|kaashandel|keurslager|stach food|
    landmarkt|grutto com|de krat|streekbox`,
  alcohol: `
    gall gall|gall en gall|mitra|dirck iii|uw topslijter|wijnvoordeel|wijnbeurs|colaris|drankgigant|drankdozijn|
    les genereux|grapedistrict|wijnkoper|prik tik|beer republic|hopt`,
  "eating-out": `
    febo|smullers|new york pizza|spare rib express|bagels beans|la place|happy italy|loetje|
    van der valk restaurant|hema restaurant|ikea restaurant|de beren|de pizzabakkers|sumo sushi|^sumo|shabu shabu|
    julias|kiosk ns|grand cafe|bram ladage|kwalitaria|plaza foodforall|verhage|hans in kitchen|salsa shop|
    sla amsterdam|vegan junk food|ellis gourmet burger|ter marsch|burgermeester|bar bistro|de librije|
    thuisbezorgd|too good to go|lunch garden|panos|ellis burger|otomat|frit flagey|takeaway|vermaat|
    hutten catering|albron|compass group|happy days eten|fletcher restaurant|humphreys|popocatepetl|il giardino|
    giraffe eten|poke perfect|bagel boy|sushi time|sushipoint|la cubanita|australian ice`,
  coffee: `
    coffeecompany|coffee company|doppio espresso|doppio|barista cafe|bagels beans koffie|simon levelt|
    starbucks ns|anne max|douwe egberts cafe|espressobar|back to black|bocca coffee|lebkov|toki amsterdam|
    black bloom|coffeelab|or coffee|mok coffee|viggos|koffiebar|anne en max`,
  fuel: `
    ^tango|tango tankstation|tinq|tinq tankstation|firezone|argos tankstation|gulf nederland|bp nederland|
    total nederland|fieten olie|haan tank|de haan|makro tankstation|ok olie|ok tankstation|supertank|avia xpress|
    berkman|brand oil|amigo tank|kuwait petroleum|q8 easy|octaplus|dats 24|gabriels|power tank|maes tank|
    newmotion|vattenfall incharge|greenflux|ecotap|anwb laden|eneco emobility|peut|calpam tank|joulz`,
  car: `
    kwikfit|profile tyrecenter|profile car|autotaalglas|anwb|anwb wegenwacht|rdw|cbr|bovag|vakgarage|autocrew|
    james autoservice|ikwasmijnauto|belastingdienst motorrijtuigen|winparts|mijnautoonderdelen|autofirst|
    apk keuring|loogman|anac carwash|roadrunner carwash|touring|vab|auto5|marktplaats auto|wash in|wheelerdelta|
    oponeo`,
  parking: `
    yellowbrick|parkline|qpark|p1 parking|gemeente parkeren|parkbee|mobypark|anwb parkeren|cition|egis parking|
    indigo|4411 parking|westerscheldetunnel|liefkenshoektunnel|blankenburgverbinding|smsparking|schiphol parking|
    parkeerservice|prepark|parking schiphol`,
  "public-transport": `
    nederlandse spoorwegen|ns groep|ns reizigers|ns international|ns flex|ns automaat|ns ov fiets|ov fiets|
    ov chipkaart|ov pay|ovpay|translink|trans link systems|gvb|gvb amsterdam|ret rotterdam|ret|htm|
    htm personenvervoer|arriva|connexxion|qbuzz|ebs|ebs public transport|syntus|u ov|rrreis|bravo brabant|9292|
    nmbs|nmbs sncb|sncb|de lijn|stib mivb|mivb|tec wallonie|swapfiets|donkey republic|blue bike|velo antwerpen|
    villo|ns business card|ovgo|waterbus|teso`,
  taxi: `
    tca taxi|taxi amsterdam|greenwheels|mywheels|snappcar|check scooter|felyx|go sharing|cambio|poppy mobility|
    taxi centrale|taxi verts|staxi|amber mobility|taxi electric|valys`,
  travel: `
    klm royal dutch|tui fly|corendon|sunweb|d reizen|de vakantiediscounter|vakantieveilingen|vakantiediscounter|
    prijsvrij|eliza was here|neckermann|kras|anwb reizen|landal|landal greenparks|roompot|europarcs|topparken|
    droomparken|vacansoleil|eurocamp|van der valk|fletcher hotels|bastion hotel|bastion hotels|hotelspecials|
    weekendjeweg|natuurhuisje|belvilla|bungalow net|stayokay|schiphol|eindhoven airport|cheaptickets|vliegtickets|
    budgetair|nh hotels|brussels airport|efteling hotel|booking bv|sunny cars|sunnycars|bbl huren|td travel|
    riksja|djoser|sawadee|fox reizen|bolderman|effeweg|voordeeluitjes|molecaten|ardoer`,
  household: `
    ^action|blokker|hema|hema bv|xenos|marskramer|big bazar|op voorraad|so low|zeeman|wibra|kwantum|leen bakker|
    beter bed|swiss sense|auping|goossens|pronto wonen|trendhopper|rofra home|seats sofas|eijerkamp|woonexpress|
    fonq|vtwonen|riviera maison|loods 5|dille kamille|dille en kamille|sissy boy home|rituals home|cookinglife|
    cook co|kookpunt|duikelman|oldenhof|tefal shop|otto nl|wehkamp wonen|bol wonen|casa belgie|gamma wonen|weba|
    heylen|dreambaby wonen|sofacompany|pipoos|vlisco|stoffen|voordeelshop|euroland|top 1 toys wonen|
    hunkemoller home|emma nl|m line|karwei wonen`,
  diy: `
    gamma|gamma bouwmarkt|praxis|praxis bouwmarkt|karwei|hubo|multimate|formido|fixet|intratuin|groenrijk|welkoop|
    boerenbond|tuincentrum osdorp|life dream|hg international|verfwinkel|bouwmaat|technische unie|brico|
    brico plan|makro klus|aveve|aveve tuin|van cranenbroek|horta|oh green|floralux|big boss|bouwbestel|
    sanitairwinkel|tegeldepot|boels|boels verhuur|bo rent|vtwonen tuin|ranzijn|overvecht tuin|kok wieringen`,
  electronics: `
    coolblue|coolblue bv|bcc|bcc elektro|expert|electro world|ep nl|megekko|azerty|paradigit|mycom|informatique|
    cameranu|camera nu|kamera express|foka|amac|belsimpel|mobiel|kruidvat foto|kabelshop|123accu|123inkt|
    allekabels|art craft|vanden borre|krefel|eldi|exellent|bol elektronica|forza refurbished|leapp|bax music|
    bax shop|keymusic|phone house|gsmpunt|hifi klubben|hobby electronics`,
  clothing: `
    zeeman textiel|wibra kleding|wehkamp|the sting|we fashion|costes|sissy boy|g star|gstar|g star raw|suitsupply|
    mcgregor|gaastra|vanilia|eksept|open 32|shoeby|ms mode|miss etam|^didi|^steps|^expresso|claudia strater|^mexx|
    cool cat|coolcat|only nl|van haren|vanharen|scapino|^bristol|schuurman schoenen|nelson schoenen|^nelson|omoda|
    ziengs|manfield|dungelmann|invito|^sacha|torfs|schoenen torfs|brantano|jbc|e5 mode|zeb|bel co|lolaliza|
    essentiel antwerp|river woods|xandres|livera|hema mode|ten cate|otrium|the athlete foot|duthler|terstal|
    ter stal|big l|van uffelen|berden mode|score jeans|jeans centre|my jewellery|loavies|kings of indigo|
    mud jeans|^assem|van bommel|bijenkorf mode|no label|my brand|donders kleding|sting wear`,
  shopping: `
    bol com|^bol|bijenkorf|de bijenkorf|v d|vroom dreesmann|marktplaats|postnl|post nl|bpost|^primera|bruna post|
    the read shop post|ako winkel|vakantieveilingen shop|social deal|socialdeal|inno belgie|galeria inno|2dehands|
    2ememain|kringloop|kringloopwinkel|rataplan|office centre|vivolanda|budgetplan|fonq shop|lidl shop|
    action webshop|butlon|koopplein|outlet roermond|batavia stad|bataviastad`,
  gifts: `
    bloomon|topbloemen|regiobloemist|bloompost|greetz|kaartje2go|^kado|nationale bioscoopbon|vvv cadeaukaarten|
    yourgift|pathe gift|webprint|albelli|hema foto|siebel|lucardi|kish|brandfield|australian chocolate|jamin|
    tonys chocolonely|surprise factory|fotofabriek|bongo|cadeaubon|giftforyou|flowerbed`,
  pharmacy: `
    service apotheek|benu apotheek|benu|boots apotheek|alphega|mediq|brocacef|viata|farmaline|pearle opticiens|
    hans anders|eyewish|eye wish|eyelove|schoonenberg|beter horen|van boxtel|infomedics|famed|netwerk vsp|
    zilveren kruis eigen risico|cjib zorg|dokteronline|multipharma|lloydspharma|goed apotheek|medi market|
    pharmamarket|uzleuven|umc|olvg|dcdw|tandzorg|charly cares|ace tandarts|odin opticiens|oogmerk|cwz`,
  drugstore: `
    etos|trekpleister|da drogist|da drogisterij|da drogisterij parfumerie|d i o drogist|de tuinen|di beauty|
    planet parfum|vitamine store|vitaminstore|plein nl|drogisterij net|deonlinedrogist|jacob hooy`,
  beauty: `
    ici paris|ici paris xl|rituals cosmetics|mooi parfumerie|deloox|parfumado|skins cosmetics|hairdiscounter|
    brainwash|team kappers|rob peetoom|ami kappers|boozyshop|haarshop|nailstudio|beauty salon|ellure|estheticon`,
  sports: `
    perry sport|aktiesport|bever|bever sport|asadventure|a s adventure|daka|run2day|futurumshop|fietsenwinkel|
    mantel|bike totaal|vanmoof|plutosport|voetbalshop|unisport|voetbaldirect|basicfit|sportcity|fit for free|
    fitforfree|trainmore|healthcity|big gym|newstyle|tc sportclub|squash|tennisvereniging|voetbalvereniging|
    hockeyclub|knltb|knvb|sportfondsen|optisport|snowworld|snowplanet|monte rosa|zwerfkei|jims fitness|jims|
    sports world|onefit|bootcamp|sportvereniging|nauticring|klimhal|fitland`,
  children: `
    baby dump|babypark|baby planet|van asten|intertoys|top1toys|top 1 toys|toychamp|bart smit|lobbes|
    kidsbrandstore|hema kids|dreamland|dreambaby|fun belgie|partou|kindergarden|smallsteps|compananny|norlandia|
    bso|buitenschoolse opvang|gastouder|kdv|humankind|kober|mik kinderopvang|zwemles|muziekschool|scouting|
    schoolkantine|tso|ouderbijdrage|schoolfonds|squla|monkey town|ballorig|linnaeushof|kidswalk|zeeman baby|
    nijntje|kaatje baby|jollein|kinderfeest|kinderboerderij`,
  pets: `
    pets place|petsplace|discus|jumper|jumper diersuper|welkoop dier|brekz|medpets|faunaland|animal world|
    ruiters paard|ranzijn dier|dierapotheker|dierenbescherming|epplejeck|divoza|yarrah|edgard cooper|poopy cat|
    just russel|dutch dog|futterplatz|avonturia|dierenasiel|pharmapets`,
  books: `
    bruna|ako|the read shop|readshop|boekenvoordeel|libris|donner|scheltema|paagman|broese|dominicanen|de slegte|
    boekwinkeltjes|van dijk studieboeken|studystore|bookchoice|blendle|nrc|nrc media|de volkskrant|volkskrant|
    ^trouw|het parool|de telegraaf|telegraaf media|algemeen dagblad|dpg media|mediahuis|fd mediagroep|
    follow the money|de correspondent|standaard boekhandel|club be|de standaard|het nieuwsblad|roularta|
    flair abonnement|^libelle|donald duck|quote media|tijdschriftland|boekenbalie`,
  gaming: `
    game mania|gamemania|nedgame|intertoys gaming|staatsloterij|nederlandse loterij|toto|postcodeloterij|
    nationale postcode loterij|vriendenloterij|bankgiro loterij|holland casino|betcity|jacks|spellenhuis|
    het spellenpaleis|spelhuis|bol games|nationale loterij|belgian lottery|startselect|gamecardsdirect|
    winnen loterij`,
  entertainment: `
    pathe theatres|pathe unlimited|vue nederland|vue nl|euroscoop|cinecitta|filmhuis|cineville pas|tuschinski|
    paylogic|paradiso|melkweg|ziggo dome|afas live|efteling|walibi holland|toverland|duinrell|slagharen|drievliet|
    madurodam|artis|diergaarde blijdorp|blijdorp|burgers zoo|dierenpark amersfoort|apenheul|wildlands|
    beekse bergen|avifauna|ouwehands|plopsaland|plopsa|bobbejaanland|pairi daiza|planckendael|bellewaerde|
    museumkaart|museumvereniging|rijksmuseum|van gogh museum|stedelijk museum|nemo science|naturalis|
    carre theater|tivolivredenburg|lowlands|mojo concerts|ajax|feyenoord|psv|jumpsquare|jump xl|
    sprookjeswonderland|ub cinema|sauna|thermen|spa zuiver|sanadome|archeon|mauritshuis|spoorwegmuseum|
    street jump|avonturenpark hellendoorn`,
  subscriptions: `
    videoland|npo plus|ziggo sport|espn nl|canal digitaal|cinetree|pathe thuis|picl|film1|streamz|goplay|lexa|
    relatieplanet|transip|versio|mijndomein|vimexx|one com|bol select|consumentenbond|museumjaarkaart|
    we are public|sherpa abo|proximus pickx|proteq abo`,
  phone: `
    kpn|kpn bv|kpn mobiel|ziggo|vodafoneziggo|vodafone libertel|odido|odido netherlands|tele2|simyo|simpel|ben nl|
    hollandsnieuwe|youfone|budget mobiel|robin mobile|xs4all|freedom internet|caiway|delta fiber|delta netwerk|
    online|solcon|telfort|50plus mobiel|ah mobiel|hema mobiel|belsimpel abonnement|proximus|telenet|base belgie|
    scarlet|mobile vikings|voo|edpnet|hey telecom|digi belgium|trined|plinq|snellernet|glasnet|tweak`,
  utilities: `
    eneco|essent|vattenfall sales|nuon|greenchoice|budget energie|energiedirect|oxxio|vandebron|pure energie|
    frank energie|zonneplan|anwb energie|innova energie|delta energie|coolblue energie|om nieuwe energie|
    easyenergy|next energy|gewoon energie|mega belgie|luminus|engie electrabel|electrabel|bolt energie|fluvius|
    vitens|evides|dunea|pwn|brabant water|waternet|waterbedrijf groningen|wmd drenthe|oasen|wml|wml limburg|
    gemeentelijke belastingen|gbtwente|cocensus|bsgr|gblt|bghu|sabewa|de watergroep|farys|pidpa|vivaqua|
    water link|afvalstoffenheffing|liander|stedin|enexis|feenstra|energiewonen|munckhof energie|hvc|rd4`,
  insurance: `
    centraal beheer|achmea|interpolis|fbto|inshared|nationale nederlanden|nn verzekeringen|nn schade|
    asr verzekeringen|a s r|aegon|allianz direct|unive|ohra|reaal|zilveren kruis|cz zorgverzekeringen|cz groep|
    vgz|menzis|zorg en zekerheid|dsw|dsw zorgverzekeraar|onvz|salland|eno zorg|stad holland|just zorg|anderzorg|
    ditzo|promovendum|besured|hema verzekeringen|anwb verzekeren|de goudse|klaverblad|tvm|monuta|dela|yarden|
    ardanta|pno zorg|united consumers|independer|verzekeruzelf|onna onna|kpn verzekering|ag insurance|ethias|
    kbc verzekeringen|p v verzekeringen|argenta verzekering|dvv|federale verzekering|christelijke mutualiteit|
    solidaris|partena|helan|das rechtsbijstand|figo pet|petsecur|ohra huisdier|europeesche|ansvaridea|
    national academic|aon|polis direct|lancyr|iak|vkg|turien|nh1816|yust`,
  donations: `
    kwf|kwf kankerbestrijding|hartstichting|rode kruis|nederlandse rode kruis|artsen zonder grenzen|
    wereld natuur fonds|wnf|natuurmonumenten|oxfam novib|cordaid|leger des heils|amnesty|knrm|
    dierenbescherming gift|longfonds|nierstichting|diabetes fonds|alzheimer|plan nederland|war child|
    vluchtelingenwerk|stichting vluchteling|giro 555|hersenstichting|maag lever darm|kika kinderen kankervrij|
    metakids|cliniclowns|jantje beton|voedselbank|damiaanactie|11 11 11|rode kruis vlaanderen|kom op tegen kanker|
    natuurpunt|kerkbalans|prins bernhard|woord en daad|tearfund|kerk in actie|compassion|ijsvogel fonds`,
};
